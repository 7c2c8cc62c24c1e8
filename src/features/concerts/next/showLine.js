// A file of its own: a page loads it only when its line is no longer right.

/** Shows a concert in the hero, or without one the link for bookers. */
export function showLine(next) {
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
  if (next === null || next?.begins >= Date.now()) showLine(next);
}
