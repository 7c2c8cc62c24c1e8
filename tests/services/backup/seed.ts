import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { contactMessage, inboxMessage } from '../../../src/records/contact/contactMessage.ts';
import { concertRecord } from '../../../src/records/concert.ts';
import { readTolerantly } from '../../../src/records/records.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import type { Change, ChangeContract } from '../../../src/stores/changes/change.ts';
import { toInstant } from '../../../src/records/timeZone.ts';
import { inbox, storeMessage } from '../../../functions/_lib/contact/inbox.ts';
import { gallery, stores } from '../../../functions/_lib/stores.ts';
import { newId } from '../../../src/stores/newId.ts';
import { drawing } from '../../unit/functions/_lib/pictures/samples.ts';

interface Numbers {
  concerts: number;
  venues: number;
  pictures: number;
  messages: number;
}

const numbered = async (count: number, work: (index: number) => Promise<unknown>) => {
  for (let start = 0; start < count; start += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - start) }, (_, index) => work(start + index)));
};

const change = (set: Change['set']): Change => ({ id: randomUUID(), set, was: {} });
const checkedBy = <Fields>(contract: z.ZodMiniType<Fields>): ChangeContract<Fields> => ({
  groups: [],
  check: (fields) => ({ fields: readTolerantly(contract, fields).data as Fields }),
});

/** Writes records as the band does, of each kind one in every state: changed, deleted, not yet announced, still to be described. */
export async function seed({ concerts, venues, pictures, messages }: Numbers): Promise<void> {
  const { concerts: gigs, venues: places } = stores();
  await numbered(venues, (index) =>
    places.add(newId('venue', String(index)), venueRecord.parse({ name: `Lokal ${index}`, city: 'Wien' })),
  );
  const changed = newId('venue', '0');
  await places.patch(changed, change({ name: 'Café „Süd“', city: 'Graz' }), checkedBy(venueRecord));
  await places.remove(newId('venue', '1'), 0);

  const concertOf = (index: number, more: object = {}) =>
    concertRecord.parse({
      ...{ name: `Konzert ${index}`, date: toInstant(new Date(Date.UTC(2030, 0, index + 1, 19))) },
      ...{ price: { from: 12.5, to: 18, currency: 'EUR' }, support: ['Äther', 'Zwei'], venueId: changed },
      ...more,
    });
  const idOf = (index: number) => newId('concert', String(index));
  await numbered(concerts, (index) => gigs.add(idOf(index), concertOf(index)));
  const rules = checkedBy(concertRecord);
  await gigs.patch(idOf(0), change({ note: { de: 'Früher!' }, status: 'soldOut' }), rules);
  await gigs.patch(idOf(0), change({ note: null, status: 'cancelled' }), rules);
  await gigs.remove(idOf(1), 0);
  await gigs.add(newId('concert', 'secret'), concertOf(500, { showFrom: '2029-12-24T11:00:00Z' }));

  const portrait = { type: 'image/jpeg', bytes: await drawing(400, 500).jpeg().toBuffer() } as const;
  // Uploads are JPEG; a store may hold older pictures of other formats.
  const landscape = { type: 'image/webp', bytes: await drawing(500, 400).webp().toBuffer() } as const;
  await numbered(pictures, async (index) => {
    const alt = { de: `Bild | ${index} = „schön“`, en: `Picture ${index}` };
    const texts = index % 5 === 4 ? {} : { alt, credit: 'Lena' };
    const picture =
      index % 2 ? { ...portrait, width: 400, height: 500 } : { ...landscape, width: 500, height: 400 };
    const id = newId('picture', String(index));
    const marks = { pending: index % 5 === 4 || undefined, ofPage: index % 5 === 3 || undefined } as const;
    await gallery().add([{ ...picture, id, texts, ...marks }]);
  });
  const list = await gallery().listForBand();
  const pictureAt = (index: number) => {
    const own = newId('picture', String(index));
    // Cloudinary's own id of it.
    const ids = [own, Buffer.from(`match/${own}`).toString('base64url')];
    const { id = '', version = '' } = list.find((picture) => ids.includes(picture.id)) ?? {};
    return [id, version] as const;
  };
  const set = { after: list.at(-1)?.id ?? null, credit: null };
  await gallery().patch(pictureAt(0)[0], { id: 'key', set, was: {} });
  await gallery().remove(...pictureAt(1));

  const messageOf = (index: number) =>
    contactMessage.parse({
      ...{
        purpose: 'booking',
        name: `Absender ${index}`,
        email: 'toni@example.com',
        message: 'Hallo!\nTschüss.',
      },
      ...{ language: 'de', received: '2026-11-20T12:00:00Z', mail: 'off' },
    });
  await numbered(messages, (index) => storeMessage(messageOf(index)));
  const [one, two] = await inbox().list();
  if (one) await inbox().patch(one.id, change({ answered: true }), checkedBy(inboxMessage));
  if (two) await inbox().remove(two.id, 0);
}
