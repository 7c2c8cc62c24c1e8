import { localeCodes } from '../../../config/locales.ts';
import { longestAlt } from '../../../config/uploads.ts';
import type { ConcertRecord, ConcertStatus, SyncedConcert } from '../../../records/concert.ts';
import {
  highestPrice,
  isId,
  longestConcertTexts as longest,
  mostSupportActs,
} from '../../../records/concertRules.ts';
import { isTimeZone, vienna } from '../../../records/timeZone.ts';
import type { ConcertDocument } from './firestore/concertDocument.ts';

/** Returns the value of a field as the contract makes it; `undefined` for one that is unusable. */
type Read = (value: unknown) => unknown;

const parts = (value: unknown) => Object(value) as Record<string, unknown>;

const when =
  (check: (value: string) => boolean): Read =>
  (value) =>
    typeof value === 'string' && check(value) ? value : undefined;

const trimmed =
  (check: (value: string) => boolean): Read =>
  (value) =>
    typeof value === 'string' ? when(check)(value.trim()) : undefined;

const text = (characters: number) => trimmed(({ length }) => length > 0 && length <= characters);

const boolean: Read = (value) => (typeof value === 'boolean' ? value : undefined);

const time = /T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/;

/** A day that the calendar does not have becomes another one when it is read. */
const instant = when((value) => {
  const date = new Date(value);
  return (
    value.search(time) === 10 &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value.slice(0, 10))
  );
});

/** A text in at least so many of the languages. */
const localized =
  (languages: number): Read =>
  (value) => {
    const texts = localeCodes.flatMap((language) => {
      const read = text(longestAlt)(parts(value)[language]);
      return read === undefined ? [] : [[language, read] as const];
    });
    return texts.length < languages ? undefined : Object.fromEntries(texts);
  };

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= highestPrice && value === Number(value.toFixed(2));

const price: Read = (value) => {
  const { from, to, currency } = parts(value);
  const isPrice =
    isAmount(from) &&
    (to === undefined || (isAmount(to) && from <= to)) &&
    /^[A-Z]{3}$/.test(typeof currency === 'string' ? currency : '');
  return isPrice ? { from, to, currency } : undefined;
};

const support: Read = (value) => {
  const names = Array.isArray(value) ? value.map(text(longest.name)) : [];
  return names.length === 0 || names.length > mostSupportActs || names.includes(undefined)
    ? undefined
    : names;
};

const statuses: Record<ConcertStatus, true> = {
  planned: true,
  cancelled: true,
  postponed: true,
  soldOut: true,
};

const reads: Record<keyof ConcertRecord | 'deleted', Read> = {
  name: text(longest.name),
  date: instant,
  timeZone: when(isTimeZone),
  timeUnknown: boolean,
  doors: instant,
  end: instant,
  previousDate: instant,
  venueId: when(isId),
  venue: text(longest.venue),
  city: text(longest.city),
  ticketUrl: trimmed((value) => URL.canParse(value) && new URL(value).protocol === 'https:'),
  status: when((value) => Object.hasOwn(statuses, value)),
  free: boolean,
  price,
  support,
  note: localized(1),
  access: localized(localeCodes.length),
  slug: when(isId),
  revision: (value) => (Number.isSafeInteger(value) && (value as number) >= 0 ? value : undefined),
  updatedAt: instant,
  // Of our API alone, which marks a concert that the page must no longer show.
  deleted: when(() => true),
};

const defaults = { timeZone: vienna, timeUnknown: false, status: 'planned', free: false, revision: 0 };

/**
 * Reads documents as `readTolerantly` does with the contract of `src/records/concert.ts`, but without zod, which would weigh more in a page
 * than everything else about concerts. The tests hold the two together. The console names each document and field that is left out.
 */
export const validConcerts = (documents: readonly ConcertDocument[]): SyncedConcert[] =>
  documents.flatMap(({ id, ...fields }) => {
    const record: Record<string, unknown> = { ...defaults, id };
    for (const [field, read] of Object.entries(reads)) {
      const value = read(fields[field]);
      if (value !== undefined) record[field] = value;
      else if (isRequired(field)) {
        console.warn(`The concert ${id} is left out: ${field} breaks its contract.`);
        return [];
      } else if (fields[field] !== undefined)
        console.warn(`The concert ${id} is shown without ${field}, which breaks its contract.`);
    }
    return [record as SyncedConcert];
  });

const isRequired = (field: string) => field === 'name' || field === 'date';
