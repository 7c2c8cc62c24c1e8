/**
 * What stands behind `path` in the address of a request, decoded, which the host's own `params` are not; nothing when the
 * address ends there, and an empty text for one that cannot be decoded.
 */
export function idIn(request: Request, path: string): string | undefined {
  const rest = new URL(request.url).pathname.slice(path.length + 1);
  if (rest === '') return undefined;
  try {
    return decodeURIComponent(rest);
  } catch {
    return '';
  }
}
