import type { z } from 'zod';
import { ProblemError } from '../http/problemError.ts';

/** A service behind ours has this long, in milliseconds, to give its whole answer: well within the platform's 60 s. */
export const upstreamPatience = 8000;

/** How long a caller waits, in seconds, when a busy service does not say for how long it will be. */
export const usualWait = 60;

interface Call extends RequestInit {
  /** Names the service in the log. */
  service: string;
  url: string;
  /** Milliseconds until the whole answer must be there. */
  patience?: number;
  /** Statuses that are an answer as well as success is. */
  answers?: readonly number[];
}

/**
 * Asks a service behind ours. Refuses with 503 when it cannot be reached or is busy (`Retry-After` as it says), 504 when it does not
 * answer in time, 502 when it answers with anything but success. The log names service and status, never address or body.
 */
export async function ask(call: Call): Promise<Response> {
  const { service, url, patience = upstreamPatience, answers = [], ...init } = call;
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(url, { redirect: 'error', ...init, signal }).catch((error: unknown) => {
    throw unheard(service, error);
  });
  if (response.ok || answers.includes(response.status)) return response;
  await response.body?.cancel();
  throw refusal(service, response);
}

/** As `ask`, for an answer in JSON that fits `shape`; 502 for any other. */
export async function askJson<Shape extends z.ZodType>(call: Call, shape: Shape): Promise<z.infer<Shape>> {
  const response = await ask(call);
  const text = await response.text().catch((error: unknown) => {
    throw unheard(call.service, error);
  });
  const parsed = shape.safeParse(fromJson(text));
  if (parsed.success) return parsed.data;
  console.error(`${call.service} gave an answer that is not what it promises.`);
  throw new ProblemError('upstream');
}

/** What became of a call without an answer: out of time, or out of reach. */
function unheard(service: string, error: unknown): ProblemError {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  console.error(`${service} ${isLate ? 'did not answer in time' : 'cannot be reached'}.`);
  return new ProblemError(isLate ? 'upstream-silent' : 'upstream-busy', { cause: error });
}

/** 420 is Cloudinary's word for 429. */
function refusal(service: string, { status, headers }: Response): ProblemError {
  console.error(`${service} answered ${status}.`);
  if (![420, 429, 503].includes(status)) return new ProblemError('upstream');
  const wait = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,5}$/.test(wait) ? wait : String(usualWait);
  return new ProblemError('upstream-busy', { headers: { 'retry-after': seconds } });
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
