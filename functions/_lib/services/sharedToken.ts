/** A token that a service has given us. */
export interface Token {
  value: string;
  /** How long it holds, in seconds. */
  seconds: number;
}

/** Nobody gets a token that ends within this time, in milliseconds. */
const margin = 60_000;

/**
 * Asks for a token once and hands it to every caller until a minute before its end. Callers that come while it is asked for wait
 * for the same answer; a failure is theirs alone, the next caller asks anew.
 */
export function shareToken(ask: () => Promise<Token>, now = () => Date.now()): () => Promise<string> {
  let token: { value: string; end: number } | undefined;
  let asking: Promise<string> | undefined;

  const renew = async () => {
    const { value, seconds } = await ask();
    token = { value, end: now() + seconds * 1000 - margin };
    return value;
  };
  return () => {
    if (token && now() < token.end) return Promise.resolve(token.value);
    asking ??= renew().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
