import { inEveryLocale } from '../../../src/config/locales.ts';
import { fileField, largestRequest, mostFiles, textFields } from '../../../src/config/uploads.ts';
import { type PictureTexts, pictureTexts } from '../../../src/records/gallery/storedPicture.ts';
import { formIn, parseBody, readBody, requireType } from '../http/body.ts';
import { ProblemError } from '../http/problemError.ts';

/** An uploaded file and its texts. */
export interface SentPicture {
  name: string;
  file: Blob;
  /** The caller's key, the same for each attempt to send the same picture. */
  key: string | undefined;
  /** Reads the texts; throws a 422 when they break their contract. */
  texts: () => PictureTexts;
  /** Uploaded to be described later. */
  pending: true | undefined;
  /** Uploaded for a place of the page. */
  ofPage: true | undefined;
}

/**
 * Reads the files of a multipart form, under any field name. Throws for the whole form: 415 for another type, 413 too large or too many
 * files, 400 damaged, 422 without a file.
 */
export async function readForm(request: Request): Promise<SentPicture[]> {
  requireType(request, 'multipart/form-data');
  const bytes = await readBody(request, largestRequest);
  const form = await parseBody(() => formIn(request, bytes));
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  if (files.length > mostFiles) throw new ProblemError('too-many-files');
  if (files.length === 0) throw new ProblemError('invalid', { extensions: { fields: [fileField] } });
  return files.map((file, index) => ({
    name: file.name,
    file,
    key: textIn(form, textFields(index).key),
    texts: () => textsIn(form, index),
    pending: isSet(form, textFields(index).pending),
    ofPage: isSet(form, textFields(index).ofPage),
  }));
}

function textIn(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

const isSet = (form: FormData, name: string) => (textIn(form, name) === 'true' ? true : undefined);

function textsIn(form: FormData, index: number): PictureTexts {
  const names = textFields(index);
  const text = (name: string) => textIn(form, name);
  const alt = inEveryLocale((locale) => text(names[locale]));
  const { data, error } = pictureTexts.safeParse({
    alt: Object.values(alt).some((each) => each !== undefined) ? alt : undefined,
    decorative: text(names.decorative) === 'true' ? true : undefined,
    credit: text(names.credit),
  });
  if (data) return data;
  throw new ProblemError('invalid', {
    extensions: { fields: error.issues.map(({ path }) => path.join('.')) },
  });
}
