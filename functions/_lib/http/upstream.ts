import { callTimeoutMs } from '../../../src/services/http/callService.ts';
import { bodyError, respond } from '../../../src/services/http/request.ts';
import { callsOf } from '../../../src/services/http/serviceError.ts';

/** Reads a text with its headers; throws a `ServiceError`. */
export const readText = (service: string, url: string): Promise<{ text: string; headers: Headers }> =>
  callsOf(service, async () => {
    const signal = AbortSignal.timeout(callTimeoutMs);
    const response = await respond(url, { redirect: 'error', signal });
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
