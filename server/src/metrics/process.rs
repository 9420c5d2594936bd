//! Metrics of the process, from the system. The names are the ones that Prometheus' own libraries use.

use std::fmt;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::DescriptorEncoder;
#[cfg(target_os = "linux")]
use prometheus_client::metrics::{counter::ConstCounter, gauge::ConstGauge};

/// Memory, processor time and open files of this process. Nothing on systems other than Linux.
#[derive(Debug)]
pub struct Process;

#[cfg(target_os = "linux")]
impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let Ok(process) = procfs::process::Process::myself() else { return Ok(()) };
        if let Ok(stat) = process.stat() {
            #[expect(clippy::cast_precision_loss, reason = "2^53 ticks are longer than anyone waits")]
            let cpu = (stat.utime + stat.stime) as f64 / procfs::ticks_per_second() as f64;
            let name = "process_cpu_seconds";
            super::write(&mut encoder, name, "Processor time used", &ConstCounter::new(cpu))?;
            let resident = stat.rss * procfs::page_size();
            let name = "process_resident_memory_bytes";
            super::write(&mut encoder, name, "Resident memory", &ConstGauge::new(resident))?;
        }
        if let Ok(open) = process.fd_count() {
            super::write(&mut encoder, "process_open_fds", "Open files and sockets", &ConstGauge::new(open as u64))?;
        }
        if let Ok(limits) = process.limits()
            && let procfs::process::LimitValue::Value(most) = limits.max_open_files.soft_limit
        {
            super::write(&mut encoder, "process_max_fds", "Most open files and sockets", &ConstGauge::new(most))?;
        }
        Ok(())
    }
}

#[cfg(not(target_os = "linux"))]
impl Collector for Process {
    fn encode(&self, _: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        Ok(())
    }
}
