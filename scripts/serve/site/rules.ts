import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';

export interface Rule {
  /** Where the rule leads, absolute on this site. */
  target: URL;
  status: number;
  /** Whether the visitor is sent there; else the target is served under the address that was asked for. */
  redirect: boolean;
}

export interface Rules {
  /** The first redirect that matches. */
  match: (request: Request) => Promise<Rule | undefined>;
  /** Gives a file's answer the headers that belong to its path. */
  addHeaders: (pathname: string, response: Response) => Promise<void>;
}

/** The redirects and headers of a `netlify.toml`, as Netlify's own packages read and match them. */
export function readRules(configPath: string, dist: string): Rules {
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    projectDir: dist,
    publicDir: dist,
    jwtSecret: '',
    jwtRoleClaim: '',
  });
  const headers = new HeadersHandler({ configPath, projectDir: dist, logger: console });
  return {
    match: async (request) => {
      const found = await redirects.match(request);
      return found && { target: found.target, status: found.statusCode, redirect: found.redirect };
    },
    addHeaders: async (pathname, response) => {
      await headers.apply(new Request(new URL(pathname, 'http://localhost')), response);
    },
  };
}
