// A file of its own: only a click on the language switch leads to an address that needs it (`go-to-place.js`).

const [, index, top] = /^#at(\d+),(.+)/.exec(location.hash) ?? [];
const place = document.querySelectorAll('main section,main h2')[index];
history.replaceState(history.state, '', location.pathname + location.search);

/** Puts the element where it was in the other language, in CSS pixels from the window's upper edge. */
const scroll = () => scrollBy(0, place.getBoundingClientRect().top - top);

if (place) {
  scroll();
  // The typefaces change the heights above, until the visitor scrolls. The browser corrects only a part of that.
  addEventListener('faces', scroll);
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, () => removeEventListener('faces', scroll));
}
