/** Whether a path is percent-encoded as it should be, and names nothing with a NUL in it. */
export function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
