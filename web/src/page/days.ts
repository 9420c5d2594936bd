/** Writes the days on a page as their reader does: in the page's language, and in the time zone of this device. */

const days = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });

for (const time of document.querySelectorAll("time")) time.textContent = days.format(new Date(time.dateTime));
