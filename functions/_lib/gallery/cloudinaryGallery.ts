import * as z from 'zod';
import type { KeptPicture } from '../../../src/contracts/keptPicture.ts';
import type { StoredPicture } from '../../../src/contracts/storedPicture.ts';
import { ProblemError } from '../http/problemError.ts';
import { shaped } from '../../../src/services/http/shaped.ts';
import { callService } from '../http/upstream.ts';
import type { CloudinaryAccount } from './cloudinaryAccount.ts';
import { contextOf } from './cloudinaryContext.ts';
import { cloudinaryResource, keptOf, publicIdOf } from './cloudinaryResource.ts';
import { changed, isOver, published, removed, shown } from './storedRecord.ts';
import { newRank } from './rank.ts';
import type { Gallery, NewPicture } from './store.ts';

const page = z.object({ resources: z.array(z.unknown()), next_cursor: z.string().optional() });
/** The most that Cloudinary gives at once. */
const pageSize = 500;

/** The gallery in a Cloudinary account: listed by tag, described in each picture's context, removed by a mark in it. */
export function cloudinaryGallery(
  account: CloudinaryAccount,
  { now = Date.now, patience = 10_000 }: { now?: () => number; patience?: number } = {},
): Gallery {
  const call = <Shape extends z.ZodType>(path: string, shape: Shape, body?: FormData) =>
    callService(
      'Cloudinary',
      async (ask) => {
        const headers = { authorization: account.authorization };
        return shaped(
          shape,
          await ask(account.api + path, { headers, ...(body && { method: 'POST', body }) }),
        );
      },
      patience,
    );

  const everything = async (): Promise<KeptPicture[]> => {
    const kept: KeptPicture[] = [];
    let cursor: string | undefined;
    do {
      const query = new URLSearchParams({ context: 'true', max_results: String(pageSize) });
      if (cursor) query.set('next_cursor', cursor);
      const path = `/resources/image/tags/${encodeURIComponent(account.folder)}?${query.toString()}`;
      const found = await call(path, page);
      kept.push(...found.resources.flatMap((resource) => readOne(resource) ?? []));
      cursor = found.next_cursor;
    } while (cursor);
    return kept;
  };

  const upload = async (picture: NewPicture, rank: string): Promise<StoredPicture> => {
    const context = contextOf({ ...picture.texts, rank });
    const body = formOf({
      file: new Blob([picture.bytes], { type: picture.type }),
      public_id: `${account.folder}/${picture.id}`,
      tags: account.folder,
      context,
    });
    const kept = keptOf(await call('/image/upload', cloudinaryResource, body));
    if (!kept) throw new ProblemError('upstream');
    return published(kept);
  };

  /** Changes one picture, and lets go for good what was removed long ago. */
  const write = async (id: string, decide: (kept: KeptPicture, all: KeptPicture[]) => KeptPicture) => {
    const all = await everything();
    const kept = all.find((picture) => picture.id === id);
    if (!kept) throw new ProblemError('not-found');
    const next = decide(kept, all);
    const body = formOf({ public_id: publicIdOf(id), type: 'upload', context: contextOf(next) });
    await call('/image/explicit', cloudinaryResource, body);
    const over = all.filter((picture) => picture.id !== id && isOver(picture, now()));
    await Promise.all(over.map((picture) => destroy(picture.id)));
    return next;
  };

  const destroy = (id: string) =>
    call(
      '/image/destroy',
      z.object({ result: z.string() }),
      formOf({ public_id: publicIdOf(id), invalidate: 'true' }),
    );

  return {
    list: async (part) => shown(await everything(), part),
    add: (pictures) => {
      const moment = now();
      return Promise.allSettled(pictures.map((picture, index) => upload(picture, newRank(moment, index))));
    },
    change: async (id, wish) => published(await write(id, (kept, all) => changed(kept, wish, all, now()))),
    remove: async (id) => {
      await write(id, (kept) => removed(kept, now()));
    },
    // The files are Cloudinary's; their addresses lead through the image service.
    file: () => Promise.resolve(undefined),
  };
}

function readOne(resource: unknown): KeptPicture | undefined {
  const { data } = cloudinaryResource.safeParse(resource);
  const kept = data && keptOf(data);
  if (!kept) console.error('Cloudinary lists a picture that cannot be shown.');
  return kept;
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
