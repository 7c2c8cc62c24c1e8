/**
 * True when a link on one of these paths led here and the previous history entry is that page, so that going back restores it. A trailing
 * slash does not matter. False in a browser without the Navigation API.
 */
export function isReturn(referrer: string, origin: string, paths: readonly string[]): boolean {
  if (!referrer.startsWith(`${origin}/`) || !('navigation' in globalThis) || !navigation.canGoBack)
    return false;
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  return paths.map(withoutSlash).includes(withoutSlash(new URL(referrer).pathname));
}
