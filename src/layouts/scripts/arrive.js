/* Scrolls the home page to the section of its address before the first paint (N2), and requests the concerts at theirs. */
(() => {
  const section = document.getElementById(document.currentScript.dataset.section);
  /* Before the layout requests the pictures, for which this would wait. `requestConcerts` in `page.ts` takes the response. */
  const list = section.querySelector('[data-early]');
  if (list)
    self.earlyConcerts = fetch('/api/concerts', { headers: { 'if-none-match': list.dataset.early } }).catch(
      () => false,
    );
  /* On return, reload or `#hash` the browser scrolls (`lay-out.js`). */
  if (document.documentElement.dataset.laidOut) return;
  const scroll = () => section.scrollIntoView();
  scroll();
  /* The typefaces change the height of the sections above. */
  addEventListener('faces', scroll);
  onpointerdown = onkeydown = onwheel = () => removeEventListener('faces', scroll);
})();
