import { z } from 'astro/zod';
import { byRank, type Ranked } from '../../contracts/keptPicture.ts';
import type { PictureTexts } from '../../contracts/storedPicture.ts';
import type { Ask } from '../../services/http/request.ts';
import type { LeftOut, Reading } from '../../services/http/reading.ts';
import { ServiceError } from '../../services/http/serviceError.ts';

export interface CloudinaryAccess {
  /** `https://api.cloudinary.com`, or a fake's. */
  base: string;
  /** `cloudinary://<key>:<secret>@<cloud>`. */
  url: string;
  /** The tag by which the gallery's pictures are listed. */
  folder: string;
}

/** A picture of the gallery as Cloudinary lists it, under the id that our API has for it. */
export type CloudinaryPicture = Ranked & PictureTexts & { url: string };

const page = z.object({ resources: z.array(z.unknown()), next_cursor: z.string().optional() });
const mark = z.string().trim().optional();
const marks = z.object({
  alt_de: mark,
  alt_en: mark,
  decorative: mark,
  credit: mark,
  rank: mark,
  deleted: mark,
});
const resource = z.object({
  public_id: z.string().min(1),
  format: z.enum(['jpg', 'png', 'webp']),
  created_at: z.iso.datetime(),
  secure_url: z.url({ protocol: /^https?$/ }),
  context: z.object({ custom: marks.default({}) }).default({ custom: {} }),
});

/**
 * What the gallery shows, in its order, by the marks that our functions leave in each picture's context
 * (`functions/_lib/gallery/cloudinaryContext.ts`). Throws a `ServiceError`.
 */
export async function readGallery(access: CloudinaryAccess, ask: Ask): Promise<Reading<CloudinaryPicture>> {
  const leftOut: LeftOut[] = [];
  const items: CloudinaryPicture[] = [];
  for (const each of await everything(access, ask)) {
    const { data } = resource.safeParse(each);
    if (!data) leftOut.push({ what: 'a picture', why: 'it cannot be shown' });
    else if (!data.context.custom.deleted) items.push(pictureOf(data));
  }
  return { items: items.sort(byRank), leftOut };
}

async function everything({ base, url, folder }: CloudinaryAccess, ask: Ask): Promise<unknown[]> {
  const [, key, secret, cloud] = /^cloudinary:\/\/([^:@/]+):([^:@/]+)@([\w-]+)\/?$/.exec(url) ?? [];
  if (!key || !secret || !cloud) throw new ServiceError('has an address that is none');
  const all: unknown[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({
      context: 'true',
      max_results: '500',
      ...(cursor && { next_cursor: cursor }),
    });
    const path = `/v1_1/${cloud}/resources/image/tags/${encodeURIComponent(folder)}?${query.toString()}`;
    const answer = page.safeParse(
      await ask(base + path, { headers: { authorization: `Basic ${btoa(`${key}:${secret}`)}` } }),
    );
    if (!answer.success) throw new ServiceError('answered in another shape than expected');
    all.push(...answer.data.resources);
    cursor = answer.data.next_cursor;
  } while (cursor);
  return all;
}

function pictureOf({
  public_id,
  created_at,
  secure_url,
  context: { custom },
}: z.infer<typeof resource>): CloudinaryPicture {
  const { alt_de: de, alt_en: en, decorative, credit, rank } = custom;
  return {
    id: Buffer.from(public_id).toString('base64url'),
    url: secure_url,
    // One that was put there without us stands where its day puts it.
    rank: rank ?? `${Date.parse(created_at)}09000000`,
    ...(de && en ? { alt: { de, en } } : decorative === 'true' && { decorative: true as const }),
    ...(credit && { credit }),
  };
}
