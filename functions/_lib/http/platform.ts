/** What the host hands to a function beside the request: Netlify's context, as far as this project uses it. */
export interface Context {
  /** The caller's address. */
  ip: string;
  /** The placeholders of `config.path`, still percent-encoded. */
  params: Readonly<Record<string, string>>;
  /** Work that may finish after the answer has been sent. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** What a function exports by default. */
export type Handler = (request: Request, context: Context) => Response | Promise<Response>;

/** What a function exports as `config`; without a path it answers at `/.netlify/functions/<name>`. */
export interface Config {
  path?: string | readonly string[];
  /** When the host calls it by itself, in UTC; such a function has no address. */
  schedule?: '@weekly' | '@monthly' | `${string} ${string} ${string} ${string} ${string}`;
  /** Callers beyond so many in a window (in seconds, at most 180) are refused by the host; nothing enforces it here. */
  rateLimit?: {
    windowLimit: number;
    windowSize: number;
    /** A list, because as a text it is ignored, and one visitor would lock all others out (FACTS, Netlify). */
    aggregateBy: readonly ['ip', 'domain'];
  };
}
