/** Netlify's context of a call, as far as this project uses it. */
export interface Context {
  /** The caller's address. */
  ip: string;
  /** The placeholders of `config.path`, still percent-encoded. */
  params: Readonly<Record<string, string>>;
  /** Lets work finish after the answer has been sent. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** The default export of a function. */
export type Handler = (request: Request, context: Context) => Response | Promise<Response>;

/** The export `config` of a function; without a path it answers at `/.netlify/functions/<name>`. */
export interface Config {
  path?: string | readonly string[];
  /** Paths of `path` at which the function does not answer. */
  excludedPath?: string | readonly string[];
  /** A file of the site at the same path wins over the function. */
  preferStatic?: true;
  /** Times of scheduled calls, in UTC; a scheduled function has no address. */
  schedule?: '@weekly' | '@monthly' | `${string} ${string} ${string} ${string} ${string}`;
  /** Calls per window (in seconds, at most 180). The host enforces it; locally nothing does. */
  rateLimit?: {
    windowLimit: number;
    windowSize: number;
    /** A list, because the host ignores a string: one visitor would then lock all others out (FACTS, Netlify). */
    aggregateBy: readonly ['ip', 'domain'];
  };
}
