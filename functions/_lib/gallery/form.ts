import { fileField, largestRequest, mostFiles, textFields } from '../../../src/config/uploads.ts';
import { type PictureTexts, pictureTexts } from '../../../src/contracts/storedPicture.ts';
import { readBody, requireType } from '../http/body.ts';
import { ProblemError } from '../http/problemError.ts';

/** A file as it was sent, and what was said about it. */
export interface SentPicture {
  name: string;
  file: Blob;
  /** The same for each attempt to send the same picture, where the caller names it. */
  key: string | undefined;
  /** Refuses (422) what does not fit the contract. */
  texts: () => PictureTexts;
}

/**
 * Reads the files of a multipart form, under any field name. Refuses all of it when it is of another type (415), too large (413),
 * damaged (400), without a file (422), or with too many (413).
 */
export async function readForm(request: Request): Promise<SentPicture[]> {
  requireType(request, 'multipart/form-data');
  const form = await parse(request, await readBody(request, largestRequest));
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  if (files.length > mostFiles) throw new ProblemError('too-many-files');
  if (files.length === 0) throw new ProblemError('invalid', { extensions: { fields: [fileField] } });
  return files.map((file, index) => ({
    name: file.name,
    file,
    key: textIn(form, textFields(index).key),
    texts: () => textsIn(form, index),
  }));
}

async function parse(request: Request, bytes: Buffer<ArrayBuffer>): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new ProblemError('malformed', { cause });
  }
}

function textIn(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function textsIn(form: FormData, index: number): PictureTexts {
  const names = textFields(index);
  const text = (name: string) => textIn(form, name);
  const [de, en, credit] = [text(names.de), text(names.en), text(names.credit)];
  const { data, error } = pictureTexts.safeParse({
    alt: de === undefined && en === undefined ? undefined : { de, en },
    decorative: text(names.decorative) === 'true' ? true : undefined,
    credit,
  });
  if (data) return data;
  throw new ProblemError('invalid', {
    extensions: { fields: error.issues.map(({ path }) => path.join('.')) },
  });
}
