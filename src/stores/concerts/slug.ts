import type { Concert, ConcertRecord } from '../../records/concert.ts';
import { isAnnounced } from '../../records/concertRules.ts';
import { StoreError } from '../storeError.ts';
import type { Documents } from '../documents.ts';
import { isRecordId } from '../newId.ts';
import { maxWrites } from '../record.ts';

/** Maximum length of a slug, in characters. */
const longestSlug = 80;

/** The slug of a concert's day in its zone and its name; a number greater than 1 makes it another one. */
export async function slugFrom({ name, date, timeZone }: ConcertRecord, number = 1): Promise<string> {
  // Swedish writes a day as ISO does.
  const day = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date(date));
  // Loaded here: it takes longer to load than all that a function does for a visitor.
  const { default: slugify } = await import('@sindresorhus/slugify');
  const words = slugify(name, { decamelize: false, customReplacements: [['&', ' und ']] });
  const end = number === 1 ? '' : `-${number}`;
  const start = [day, words]
    .filter(Boolean)
    .join('-')
    .slice(0, longestSlug - end.length);
  return start.replace(/-$/, '') + end;
}

/**
 * Claims a slug for a concert, for ever: the claim outlives the concert, so that an address never shows another one. A repeated call gets the
 * slug of the first. `isAddress` knows the addresses of records without a slug, which may not be claimed yet.
 */
export async function claimSlug(
  slugs: Pick<Documents, 'create' | 'read' | 'replace'>,
  id: string,
  concert: ConcertRecord,
  isAddress: (id: string) => Promise<boolean>,
): Promise<string> {
  let number = 1;
  for (let left = maxWrites; left > 0;) {
    const slug = await slugFrom(concert, number);
    const owner = (await isAddress(slug)) ? slug : id;
    const claim = await slugs.read(slug);
    const isFree = claim?.deleted !== undefined || claim === undefined;
    if (!isFree && claim.fields.concert === id) return slug;
    if (!isFree) {
      number += 1;
      continue;
    }
    const fields = { concert: owner };
    const isWritten = await (claim ? slugs.replace(claim, { fields }) : slugs.create(slug, fields));
    if (isWritten && owner === id) return slug;
    if (!isWritten) left -= 1;
  }
  throw new StoreError('conflict');
}

/** Takes the claim of a concert back that visitors never saw, so that its address is like any unknown one. */
export async function releaseSlug(slugs: Pick<Documents, 'read' | 'replace'>, slug: string): Promise<void> {
  const claim = await slugs.read(slug);
  if (claim && claim.deleted === undefined)
    await slugs.replace(claim, { fields: {}, deleted: new Date().toISOString() });
}

/**
 * Whether an address was that of a concert which visitors saw and the band has removed: its slug, or the id of a changed one without a slug.
 * Without access to the claims it counts as none.
 */
export async function isRemoved(
  slugs: Pick<Documents, 'read'>,
  find: (id: string) => Promise<(Concert & { deleted?: string }) | undefined>,
  slug: string,
): Promise<boolean> {
  if (!isRecordId(slug)) return false;
  try {
    const claim = await slugs.read(slug);
    // Read for an unknown address, too: the time tells nothing about a claim.
    const owner = claim?.fields.concert;
    const concert = await find(typeof owner === 'string' ? owner : slug);
    if (!claim || claim.deleted !== undefined) return false;
    // An erased one was seen: else its claim would have been taken back.
    if (!concert) return true;
    return concert.deleted !== undefined && isAnnounced(concert, Date.parse(concert.deleted));
  } catch (error) {
    if (error instanceof StoreError && error.rule === 'unconfigured') return false;
    throw error;
  }
}
