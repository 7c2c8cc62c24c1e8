import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { readFile } from '../http/upstream.ts';
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
    const page = await readFile('The built page of a concert', file, fileTimeoutMs);
    return page && pageAnswer(request, page.text, { headers: pageHeaders(page.headers), seconds: aMinute });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return undefined;
  }
}
