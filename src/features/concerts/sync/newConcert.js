// The look of the button that takes over.
const styles = new CSSStyleSheet();
styles.replaceSync(`[data-news]{position:absolute;z-index:2;margin-top:-10px;padding:7px 1.125rem;border:2px solid var(--bg);background:var(--accent);
color:var(--on-accent);font:900 1rem/1.625rem var(--display);font-stretch:75%;text-transform:uppercase;text-decoration:none}`);

/** Links to an upcoming concert that no ticket shows; for several, to all. A day begins at 5 at the venue. */
export async function showNewConcert(answer, link) {
  const { most, one, many } = link.dataset;
  const start = ({ date }) => Date.parse(date);
  const [next, ...others] = (await answer.json())
    .filter((concert) => start(concert) > Date.now())
    .sort((a, b) => start(a) - start(b))
    .slice(0, most)
    .filter(({ id, status }) => /nned|t$/.test(status) && !document.querySelector(`[data-id="${id}"]`));
  if (!next) return;
  document.adoptedStyleSheets.push(styles);
  const { slug, id, timeZone, venue, city, name } = next;
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone };
  const day = new Date(start(next) - 18e6).toLocaleDateString(document.documentElement.lang, options);
  if (!others[0]) link.href = link.href.replace(/[^/]+$/, slug ?? id);
  link.textContent = others[0]
    ? many.replace(2, others.length + 1)
    : one.replace('{}', `${day}, ${venue ?? city ?? name}`);
  link.hidden = false;
}
