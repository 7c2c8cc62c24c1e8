import { fileKey } from '../../src/config/stores.ts';
import { pictureTimeoutMs } from '../../src/config/services.ts';
import type { CloudinaryAccount } from '../../src/services/cloudinary/account.ts';
import { publicIdOf } from '../../src/services/cloudinary/picture.ts';
import { listPictures, uploadIdOf, uploadPicture } from '../../src/services/cloudinary/pictures.ts';
import type { CallService } from '../../src/services/http/callService.ts';
import { BlobStore, type CallLimits } from '../../src/stores/blobStore.ts';
import { pictureAt } from '../../src/stores/collections/fetchedPictures.ts';
import type { Document } from '../../src/stores/documents.ts';
import { isIncomplete, pictureDocuments, pictureOf } from '../../src/stores/gallery/pictureDocuments.ts';
import { versionOf } from '../../src/stores/gallery/storedRecord.ts';
import { newId } from '../../src/stores/newId.ts';
import type { Kind } from './kind.ts';

const name = 'pictures';

/** Width and size are measured by each store in its own way: only what the band can change is compared. */
const isSame: Kind['isSame'] = (one, other) => {
  const [first, second] = [pictureOf(one), pictureOf(other)];
  return first !== undefined && second !== undefined && versionOf(first) === versionOf(second);
};

/** The embedded gallery. An upload that is not complete yet is left out. */
export function embeddedPictures(limits: CallLimits): Kind {
  const documents = pictureDocuments(undefined, limits);
  const files = new BlobStore('pictures', limits);
  return {
    name,
    isSame,
    listAll: async () => {
      const { items, leftOut } = await documents.listAll();
      return { items: items.filter((document) => !isIncomplete(document)), leftOut };
    },
    bytes: async (id) => {
      const bytes = await files.bytes(fileKey(id));
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    create: async (id, fields, marks, bytes) => {
      // First, so that no record is there without its file.
      if (bytes) await files.set(fileKey(id), new Blob([bytes]), { onlyIfNew: true });
      await documents.create(id, fields, marks);
    },
  };
}

/** The gallery at Cloudinary. In a backup a picture has the id under which it was uploaded, and the address that it has in the embedded gallery. */
export function cloudinaryPictures(account: CloudinaryAccount, call: CallService): Kind {
  let urls = new Map<string, string>();
  return {
    name,
    isSame,
    listAll: async () => {
      const { items, leftOut } = await call('Cloudinary', (requestJson) =>
        listPictures(account, requestJson),
      );
      const read = items.map(({ record, fileUrl }): [Document, string] => {
        // A picture that was added in Cloudinary's console may have any name.
        const id = uploadIdOf(account, record.id) ?? newId('picture', publicIdOf(record.id));
        const { deleted, changes, ...fields } = record;
        return [{ id, fields: { ...fields, id, url: `/api/cloudinary/${id}` }, deleted, changes }, fileUrl];
      });
      urls = new Map(read.map(([{ id }, url]) => [id, url]));
      return { items: read.map(([document]) => document), leftOut };
    },
    bytes: (id) =>
      call('Cloudinary', () => pictureAt(urls.get(id) ?? '').read(AbortSignal.timeout(pictureTimeoutMs))),
    create: async (id, fields, { deleted }, bytes) => {
      const record = pictureOf({ id, fields, deleted });
      // A picture of the repository has no file here: Cloudinary replaces those.
      if (!record?.type || !bytes) return;
      const { type, alt, decorative, credit, rank, pending, ofPage, added } = record;
      const texts = { alt, decorative, credit };
      const picture = { id, type, bytes, texts, rank, pending, ofPage, former: { added, deleted } };
      await call('Cloudinary', (requestJson) => uploadPicture(account, picture, requestJson));
    },
  };
}
