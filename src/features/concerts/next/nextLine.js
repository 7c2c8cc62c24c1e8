/*
 * Shows the first concert that has not ended, before the first paint and again each minute; when all candidates have ended, the link for
 * bookers. In the last week its label counts the days; on the day and while the concert is on, the label stands alone.
 * Once the page has its typefaces, it asks whether that line is still right, at any distance and in low data mode too: the CDN answers, 304
 * in most cases.
 */
(() => {
  const line = document.currentScript.parentElement;
  const { check, show, words } = line.dataset;
  const [label, inDays, tomorrow, onNow] = words.split('|');
  self.showNext = () => {
    const now = Date.now();
    const links = [...line.querySelectorAll('a')];
    const next = links.find(({ dataset }) => dataset.ends >= now) ?? links.at(-1);
    for (const link of links) link.hidden = link !== next;
    const { begins, today } = next.dataset;
    if (begins) {
      const [text, day] = next.querySelector('b').childNodes;
      const days = Math.ceil(-sinceDay(begins) / 864e5);
      const soon = days < 1 ? today : days < 2 ? tomorrow : days < 8 ? inDays.replace('#', days) : label;
      text.data = `${Date.parse(begins) < now ? onNow : soon} `;
      day.hidden = days < 1;
    }
    return next.dataset;
  };
  const { state } = showNext();
  setInterval(showNext, 6e4);
  addEventListener('faces', () => {
    fetch(check, { headers: { 'if-none-match': `"${state}"` } })
      .then(async (answer) => answer.ok && (await import(show)).showAnswer(answer))
      .catch(Boolean);
  });
})();
