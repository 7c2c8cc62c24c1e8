/**
 * Adds the styles of elements that only a script renders. They load with the script and add nothing to a first visit.
 * `css` is a stylesheet imported as `?inline`. The page's policy allows adopted style sheets.
 */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
