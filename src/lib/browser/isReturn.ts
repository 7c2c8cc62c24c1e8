/**
 * True when a link on one of `paths` of this site led here and the entry before this one still holds that page, so that going
 * back shows it as it was left. A trailing slash does not matter. False in a browser that cannot tell.
 */
export function isReturn(referrer: string, origin: string, paths: readonly string[]): boolean {
  if (!URL.canParse(referrer) || !('navigation' in globalThis) || !navigation.canGoBack) return false;
  const from = new URL(referrer);
  const bare = (path: string) => path.replace(/\/$/, '');
  return from.origin === origin && paths.map(bare).includes(bare(from.pathname));
}
