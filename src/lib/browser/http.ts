/** Client of the site's own API. */
import { tokenCookie, tokenHeader } from '../../config/session.ts';
import { ToldError } from './toldError.ts';

/** Time limit of a function at the host, in milliseconds. */
const timeoutMs = 60_000;

/** A failed request, described by the problem document of the response (RFC 9457). */
export class ApiProblem extends ToldError {
  override name = 'ApiProblem';
  readonly status: number;
  readonly type: string;
  /** A sentence in the page's language; empty when another host than the API answered. */
  readonly title: string;
  /** Seconds until the next try, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Other members of the document. */
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(status: number, document: Readonly<Record<string, unknown>>, retryAfter?: number) {
    const { type, title, ...extensions } = document;
    super(`The API answered ${status}.`);
    this.status = status;
    this.type = typeof type === 'string' ? type : 'about:blank';
    this.title = typeof title === 'string' ? title : '';
    this.retryAfter = retryAfter;
    this.extensions = extensions;
  }

  /** False for the answer of another host, such as the log-in page of a hotel's network. */
  get isOurs(): boolean {
    return this.type.startsWith('urn:problem-type:');
  }

  /** Name of the problem: the last part of its type, such as `wrong-password`. */
  get problem(): string {
    return this.type.slice(this.type.lastIndexOf(':') + 1);
  }
}

/** No response of ours: no connection, a broken one, the time limit, or the log-in page of a hotel's network in its place. */
export class Unreachable extends ToldError {
  override name = 'Unreachable';
}

/** Reports a defect to the console. */
export function reportDefect(error: unknown): void {
  if (!(error instanceof ToldError)) reportError(error);
}

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: Blob | FormData | URLSearchParams | undefined;
  /** Headers in addition to those of every call. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

/** Our API answers JSON or nothing; a network that wants a log-in answers any call with a page of its own. */
const isAnswer = ({ status, headers }: Response): boolean =>
  [202, 204, 304].includes(status) || (headers.get('content-type') ?? '').includes('json');

/** Calls `path` of this site. Throws an `ApiProblem` for an error status, `Unreachable` without a response of ours. */
export async function call(
  path: `/${string}`,
  { method = 'GET', body, headers, signal }: Call = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { ...headersOf(method), ...headers },
      body: body ?? null,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    throw new Unreachable('The API did not answer.', { cause });
  }
  // 304 answers a call with `If-None-Match`.
  if (response.ok || response.status === 304) {
    if (isAnswer(response)) return response;
    throw new Unreachable('Another host answered.');
  }
  throw problemFrom(
    response.status,
    await response.text().catch(() => ''),
    response.headers.get('retry-after'),
  );
}

/** The JSON of a response of ours. Throws `Unreachable` for one that was cut off. */
export const jsonIn = (response: Response): Promise<unknown> =>
  response.json().catch((cause: unknown) => {
    throw new Unreachable('The answer was cut off.', { cause });
  });

/** Headers of every call: the page's language, and the session's token except for GET (specification, section 7, Request headers). */
export function headersOf(method: string): Record<string, string> {
  const language = { 'Accept-Language': document.documentElement.lang };
  const token = method === 'GET' ? undefined : readCookie(tokenCookie);
  return token ? { ...language, [tokenHeader]: token } : language;
}

/** True while the session's token exists; it expires with the session. */
export const hasSessionToken = (): boolean => readCookie(tokenCookie) !== undefined;

/** Creates the problem of a failed response, whose body may be anything. */
export function problemFrom(status: number, body: string, retryAfter: string | null): ApiProblem {
  const seconds = Number(retryAfter ?? NaN);
  return new ApiProblem(status, documentIn(body), Number.isFinite(seconds) ? seconds : undefined);
}

function documentIn(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
