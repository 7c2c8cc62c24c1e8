/**
 * Gives the page the styles of what only a script draws: they come with the script, and weigh nothing on a first visit.
 * `css` is a stylesheet imported as `?inline`; adopted sheets are code, which the page's policy has allowed already.
 */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
