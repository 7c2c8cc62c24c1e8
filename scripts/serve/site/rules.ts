import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { firestoreBase } from '../../../src/services/firestore/access.ts';

export interface Rule {
  /** Absolute address of the target on this site. */
  target: URL;
  status: number;
  /** True to redirect the browser; else the target is served at the requested address. */
  redirect: boolean;
}

export interface Rules {
  /** The first redirect that matches. */
  match: (request: Request) => Promise<Rule | undefined>;
  /** Adds the headers of a path to a response. */
  addHeaders: (pathname: string, response: Response) => Promise<void>;
}

const policyName = 'content-security-policy';

const firestoreOrigin = (emulator?: string) => new URL(firestoreBase(emulator)).origin;

/** Reads the redirects and headers of a `netlify.toml` with Netlify's packages. Policies name the emulator of Firestore where one is set. */
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
      const [policy, emulator] = [response.headers.get(policyName), process.env.FIRESTORE_EMULATOR_HOST];
      if (policy && emulator)
        response.headers.set(policyName, policy.replace(firestoreOrigin(), firestoreOrigin(emulator)));
    },
  };
}
