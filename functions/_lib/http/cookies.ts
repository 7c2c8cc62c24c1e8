/** The value of a request's cookie. */
export function cookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

interface CookieOptions {
  /** Lifetime in the browser; 0 deletes the cookie. */
  seconds: number;
  /** Whether the page's scripts may read it. */
  readable?: boolean;
}

/** A `Set-Cookie` value for the whole site, never sent unencrypted or with a request from another site. */
export function setCookie(name: string, value: string, { seconds, readable = false }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict${readable ? '' : '; HttpOnly'}`;
}
