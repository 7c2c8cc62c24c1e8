import { callTimeoutMs } from '../../../src/services/http/callService.ts';
import { bodyError, respond } from '../../../src/services/http/request.ts';
import { callsOf } from '../../../src/services/http/serviceError.ts';

/** Reads a file of the own host with its headers; `undefined` where there is none. Throws a `ServiceError`. */
export const readFile = (
  service: string,
  url: string,
  timeoutMs = callTimeoutMs,
): Promise<{ text: string; headers: Headers } | undefined> =>
  callsOf(service, async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    // The host redirects from a file that it does not have.
    const response = await respond(url, { redirect: 'manual', signal }, [302, 404]);
    if (response.status !== 200) return undefined;
    const text = await response.text().catch((cause: unknown) => {
      throw bodyError(signal, cause);
    });
    return { text, headers: response.headers };
  });

/** Posts to a service whose answer has no body of interest; throws a `ServiceError`. */
export const postTo = (
  service: string,
  url: string,
  init: RequestInit = {},
  timeoutMs = callTimeoutMs,
): Promise<void> =>
  callsOf(service, async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await respond(url, { redirect: 'error', ...init, method: 'POST', signal });
    await response.body?.cancel();
  });
