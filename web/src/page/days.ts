/**
 * Formats the dates on a page for their reader: in the page's language and their regional variant of it, in this
 * device's time zone, with the hour where it matters. A date without a time is the same everywhere, and is written in
 * full.
 */

const page = document.documentElement.lang;
/** The reader's variants of the page's language, as in `text/i18n.ts`, which would load the texts of the rooms. */
const locales = [...navigator.languages.filter((tag) => tag.split("-")[0] === page), page];
const days = new Intl.DateTimeFormat(locales, { dateStyle: "medium" });
const hours = new Intl.DateTimeFormat(locales, { dateStyle: "medium", timeStyle: "short" });
const whole = new Intl.DateTimeFormat(locales, { dateStyle: "full", timeZone: "UTC" });

for (const time of document.querySelectorAll("time")) {
    const form = !time.dateTime.includes("T") ? whole : "hour" in time.dataset ? hours : days;
    time.textContent = form.format(new Date(time.dateTime));
}
