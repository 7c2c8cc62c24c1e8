/**
 * True when a link on one of these paths led here and the previous history entry is that page, so that going back restores it. A trailing
 * slash does not matter. False in a browser without the Navigation API.
 */
export function isReturn(referrer: string, origin: string, paths: readonly string[]): boolean {
  if (!URL.canParse(referrer) || !('navigation' in globalThis) || !navigation.canGoBack) return false;
  const from = new URL(referrer);
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  return from.origin === origin && paths.map(withoutSlash).includes(withoutSlash(from.pathname));
}
