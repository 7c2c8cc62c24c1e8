// A file of its own: a page loads it only when its candidates are past, or when a concert has changed since the build.

/** Beginning of a ticket's concert, in milliseconds since 1970. */
const beginningOf = ({ dateTime, dataset }) => Date.parse(dataset.ends ?? dateTime);

/** The day of a ticket, as "Fr., 4. Dez.". Only the ticket of a start after midnight names its evening. */
function dayOf({ dateTime, dataset }) {
  const date = new Date(dataset.evening ?? dateTime.slice(0, 10));
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' };
  return date.toLocaleDateString(document.documentElement.lang, options);
}

/** Shows a concert in the hero, or without one the link for bookers. */
function show(next) {
  const [first, ...others] = document.querySelectorAll('.next-concert a');
  if (next) {
    const [day, place] = first.querySelectorAll('span');
    first.href = next.path;
    day.textContent = next.day;
    place.textContent = next.place;
  }
  first.hidden = !next;
  for (const link of others) link.hidden = true;
  others.at(-1).hidden = Boolean(next);
}

/** Shows the line of `/api/next`. The CDN may hold one that is past; the log-in page of a public network is no line. */
export async function showAnswer(answer) {
  const { next } = await answer.json();
  if (next === null || next?.begins >= Date.now()) show(next);
}

/** Shows the next concert of the tickets in the hero, or the link for bookers when none takes place. */
export function followTickets() {
  // On the home page past tickets have no link. A clock behind the build's shows them as upcoming.
  const selector = "[data-list='upcoming'] article:has(h4 a):not(:has([data-off]))";
  const tickets = [...document.querySelectorAll(selector)];
  const next = tickets.find((ticket) => beginningOf(ticket.querySelector('time')) >= Date.now());
  show(
    next && {
      path: next.querySelector('h4 a').href,
      day: dayOf(next.querySelector('time')),
      place: next.querySelector('[data-place]')?.textContent ?? '',
    },
  );
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', followTickets);
else followTickets();
