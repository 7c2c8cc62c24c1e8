import type { z } from 'zod';
import { ProblemError } from './problemError.ts';

/** Refuses (415) a body of another media type. */
export function requireType(request: Request, type: string): void {
  const [sent = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (sent.trim().toLowerCase() !== type) throw new ProblemError('wrong-type');
}

/**
 * The body of a request, of at most so many bytes: a length that is declared larger is refused (413) at once, an undeclared
 * one as soon as it has been read. A body that breaks off is refused with 400.
 */
export async function readBody(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new ProblemError('too-large');
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > most) throw new ProblemError('too-large');
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof ProblemError ? cause : new ProblemError('malformed', { cause });
  }
  return Buffer.concat(chunks);
}

/** A record in JSON is never longer than this, in bytes. */
const longestJson = 16 * 1024;

/** A body in JSON that fits `shape`; refuses another type (415), a long one (413), what is no JSON (400) or does not fit (422). */
export async function readJson<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const parsed = shape.safeParse(await readJsonValue(request, longestJson));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new ProblemError('invalid', { extensions: { fields } });
}

/** As `readJson`, for a body of at most so many bytes, and of any shape. */
export async function readJsonValue(request: Request, most: number): Promise<unknown> {
  requireType(request, 'application/json');
  return fromJson(await readBody(request, most));
}

function fromJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ProblemError('malformed', { cause });
  }
}
