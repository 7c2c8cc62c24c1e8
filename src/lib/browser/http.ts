/** The site's own API, as the scripts of a page call it. */
import { tokenCookie, tokenHeader } from '../../config/session.ts';

/** After this time, in milliseconds, the host itself has given a function up. */
const longestAnswer = 60_000;

/** A refusal, as the problem document of the answer describes it (RFC 9457). */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly type: string;
  /** A sentence in the page's language; empty when something between us and the API answered in its place. */
  readonly title: string;
  /** Seconds until another try has a chance, when the answer says so. */
  readonly retryAfter: number | undefined;
  /** What the document holds beside its type and title. */
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

  /** The name of the problem: the last part of its type, as `wrong-password`. */
  get problem(): string {
    return this.type.slice(this.type.lastIndexOf(':') + 1);
  }
}

/** Nothing came back: no connection, or one that broke, or silence for a minute. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: Blob | FormData | URLSearchParams | undefined;
  /** Beside those that every call has. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

/** Calls `path` of this site. Throws an `ApiProblem` for a refusal, `Unreachable` where nothing answers. */
export async function call(
  path: `/${string}`,
  { method = 'GET', body, headers, signal }: Call = {},
): Promise<Response> {
  const patience = AbortSignal.timeout(longestAnswer);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { ...headersOf(method), ...headers },
      body: body ?? null,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
  } catch (cause) {
    throw new Unreachable('The API did not answer.', { cause });
  }
  if (response.ok) return response;
  throw problemFrom(
    response.status,
    await response.text().catch(() => ''),
    response.headers.get('retry-after'),
  );
}

/**
 * What every call says about itself: the page's language, and for what changes something the token of the session
 * (specification, section 7, Request headers).
 */
export function headersOf(method: string): Record<string, string> {
  const language = { 'Accept-Language': document.documentElement.lang };
  const token = method === 'GET' ? undefined : readCookie(tokenCookie);
  return token ? { ...language, [tokenHeader]: token } : language;
}

/** Whether the token of a session is there, which ends when the session does. */
export const hasSessionToken = (): boolean => readCookie(tokenCookie) !== undefined;

/** The problem of an answer that is none of the good ones, whatever its body is. */
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
