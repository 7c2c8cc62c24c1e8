/* Scrolls the home page to the section of its address before the first paint (N2). */
(() => {
  const section = document.getElementById(document.currentScript.dataset.section);
  /* On return, reload or `#hash` the browser scrolls (`lay-out.js`). */
  if (!section || document.documentElement.dataset.laidOut) return;
  const scroll = () => section.scrollIntoView();
  scroll();
  /* The typefaces change the height of the sections above. */
  addEventListener('faces', scroll);
  onpointerdown = onkeydown = onwheel = () => removeEventListener('faces', scroll);
})();
