// A file of its own: a page loads it only when its line is no longer right.

/** Writes these candidates into the line in the hero, which shows one of them by the clock, or the link for bookers. */
export function showLine(candidates) {
  const links = [...document.querySelectorAll('.next-concert a')];
  const bookers = links.pop();
  for (const [index, { path, day, place, ...times }] of candidates.entries()) {
    const link = links[index] ?? links[0].cloneNode(true);
    const [dayText, placeText] = link.querySelectorAll('span');
    link.href = path;
    dayText.textContent = day;
    placeText.textContent = place;
    Object.assign(link.dataset, times);
    if (!links[index]) bookers.before(link);
  }
  // The line passes over the others.
  for (const { dataset } of links.slice(candidates.length)) dataset.ends = 0;
  globalThis.showNext();
}

/** Shows the candidates of `/api/next`; the log-in page of a public network has none. */
export async function showAnswer(answer) {
  const { next } = await answer.json();
  if (Array.isArray(next)) showLine(next);
}
