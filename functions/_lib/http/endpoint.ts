import { isDue } from '../isDue.ts';
import type { Context, Handler } from './platform.ts';
import { answerTo, problem } from './problem.ts';
import { problemOf } from './problemError.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The handlers of an address, by their methods. */
export type Handlers = Partial<Record<Method, Handler>>;

/**
 * Makes a function of one handler per method. Other methods get 405 with `Allow`: a method in `config` would make them fall through to the
 * pages. A thrown error becomes its problem document (`problemOf`), without a stack trace.
 * `headers` are added to every answer. An answer is never cached unless its handler says so.
 */
export function endpoint(handlers: Handlers, headers: Record<string, string> = {}): Handler {
  return async (request, context) => {
    const answered = await answer(handlers, request, context);
    // A copy, because the headers of a redirect cannot be changed.
    const response = new Response(answered.body, answered);
    response.headers.set('x-content-type-options', 'nosniff');
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}

/**
 * A function that the host's schedule alone calls, since it has no path. With an `hour` (0 to 23), an hourly schedule does the work once
 * a day, at that hour of the band's clocks: the host knows schedules in UTC alone.
 */
export const scheduled = (work: () => Promise<void>, hour?: number): Handler =>
  endpoint({
    POST: async () => {
      if (hour === undefined || isDue(new Date(), hour)) await work();
      return new Response(null, { status: 204 });
    },
  });

async function answer(handlers: Handlers, request: Request, context: Context): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const handler = Object.entries(handlers).find(([name]) => name === method)?.[1];
  if (!handler) return problem(request, 'method-not-allowed', { allow: allowed(handlers) });
  try {
    return await handler(request, context);
  } catch (error) {
    return answerTo(request, problemOf(error));
  }
}

function allowed(handlers: object): string {
  return Object.keys(handlers)
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ');
}
