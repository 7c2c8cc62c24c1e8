import { respond } from '../../../src/services/http/request.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { readAddress } from './address.ts';
import { pageAnswer } from './answer.ts';
import { pageHeaders } from './template.ts';

/** Time limit of a file of the own host, in milliseconds. */
const fileTimeoutMs = 3000;

/** Seconds for which the CDN keeps a page that may be out of date. */
const aMinute = 60;

/** The page that the build has written at an address; `undefined` where there is none. */
export async function builtPage(request: Request): Promise<Response | undefined> {
  if (!readAddress(request)) return undefined;
  const { pathname } = new URL(request.url);
  const file = new URL(`${pathname.replace(/\/$/, '')}/index.html`, request.url).href;
  try {
    // The host redirects from a file that it does not have.
    const init = { redirect: 'manual', signal: AbortSignal.timeout(fileTimeoutMs) } as const;
    const response = await respond(file, init, [302, 404]);
    if (response.status !== 200) return undefined;
    const { headers } = response;
    return pageAnswer(request, await response.text(), { headers: pageHeaders(headers), seconds: aMinute });
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof TypeError)) throw error;
    return undefined;
  }
}
