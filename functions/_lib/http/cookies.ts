/** The value of a cookie that came with a request. */
export function cookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

interface CookieOptions {
  /** How long the browser keeps it; 0 deletes it. */
  seconds: number;
  /** Whether the page's scripts may read it. */
  readable?: boolean;
}

/** A `Set-Cookie` for the whole of this site, sent with no request that another site begins, and never unencrypted. */
export function setCookie(name: string, value: string, { seconds, readable = false }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict${readable ? '' : '; HttpOnly'}`;
}
