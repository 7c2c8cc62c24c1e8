import type { z } from 'zod/mini';
import { ProblemError } from './problemError.ts';

/** The media type of a body, without parameters; empty without a type. */
export function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Throws a 415 for a body of another media type. */
export function requireType(request: Request, type: string): void {
  if (mediaType(request) !== type) throw new ProblemError('wrong-type');
}

/**
 * Reads a body of at most `maxBytes`. A larger one is a 413: at once where its length is declared, else as soon as it has been read. A
 * body that breaks off is a 400.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new ProblemError('too-large');
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > maxBytes) throw new ProblemError('too-large');
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof ProblemError ? cause : new ProblemError('malformed', { cause });
  }
  return Buffer.concat(chunks);
}

/** Maximum length of a record in JSON, in bytes. */
const longestJson = 16 * 1024;

/** Reads a body in JSON that fits `shape`; 415 for another type, 413 too long, 400 no JSON, 422 for another shape. */
export async function readJson<Shape extends z.ZodMiniType>(
  request: Request,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const parsed = shape.safeParse(await readJsonValue(request, longestJson));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new ProblemError('invalid', { extensions: { fields } });
}

/** As `readJson`, for a body of at most `maxBytes` and of any shape. */
export async function readJsonValue(request: Request, maxBytes: number): Promise<unknown> {
  requireType(request, 'application/json');
  const bytes = await readBody(request, maxBytes);
  return parseBody((): unknown => JSON.parse(decode(bytes)));
}

/** Decodes UTF-8; throws a `TypeError` for other bytes. */
export const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Reads the bytes of a form with files; throws a `TypeError` for damaged ones. */
export function formIn(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  return new Response(bytes, { headers: { 'content-type': type } }).formData();
}

/** Parses a body; 400 where that fails. */
export async function parseBody<Content>(parse: () => Content | Promise<Content>): Promise<Content> {
  try {
    return await parse();
  } catch (cause) {
    throw new ProblemError('malformed', { cause });
  }
}
