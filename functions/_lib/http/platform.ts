import type { Context as HostContext } from '@netlify/functions';

/** The part of the host's context of a call that this project uses. The values of `params` are still percent-encoded. */
export type Context = Pick<HostContext, 'ip' | 'params' | 'waitUntil'>;

/** The default export of a function. */
export type Handler = (request: Request, context: Context) => Response | Promise<Response>;
