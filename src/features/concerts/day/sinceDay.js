/*
 * Milliseconds since the midnight at which the day of a concert began at the venue; below 0 before it. The beginning carries the venue's
 * offset, `2026-12-04T20:00:00+01:00`, so no calendar of zones is asked. A start before 05:00 belongs to the evening before.
 */
self.sinceDay = (begins) =>
  Date.now() - Date.parse(begins) + ((Date.parse(begins.slice(0, 19) + 'Z') - 18e6) % 864e5) + 18e6;
