import { longestAlt } from '../../../config/uploads.ts';
import type { ConcertRecord, ConcertStatus, SyncedConcert } from '../../../contracts/concert.ts';
import {
  highestPrice,
  isId,
  longestConcertTexts as longest,
  mostSupportActs,
} from '../../../contracts/concertRules.ts';
import { isTimeZone, vienna } from '../../../contracts/timeZone.ts';
import type { ConcertDocument } from './firestore/concertDocument.ts';

type Check = (value: unknown) => boolean;

const text =
  (characters: number): Check =>
  (value) =>
    typeof value === 'string' && value.trim() !== '' && value.trim().length <= characters;

const time = /T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/;

/** A day that the calendar does not have becomes another one when it is read. */
const isInstant: Check = (value) => {
  if (typeof value !== 'string' || value.search(time) !== 10) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value.slice(0, 10));
};

const isHttps: Check = (value) =>
  typeof value === 'string' && URL.canParse(value.trim()) && new URL(value.trim()).protocol === 'https:';

const inLanguages =
  (languages: RegExp): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    languages.test(Object.keys(value).sort().join()) &&
    Object.values(value).every(text(longestAlt));

const inBothLanguages = inLanguages(/^de,en$/);

const inOneLanguage = inLanguages(/^(de|en|de,en)$/);

const isText =
  (check: (value: string) => boolean): Check =>
  (value) =>
    typeof value === 'string' && check(value);

const isBoolean: Check = (value) => typeof value === 'boolean';

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= highestPrice && value === Number(value.toFixed(2));

const isPrice: Check = (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to = from, currency, ...rest } = value as Record<string, unknown>;
  return (
    isAmount(from) &&
    isAmount(to) &&
    from <= to &&
    isText((code) => /^[A-Z]{3}$/.test(code))(currency) &&
    Object.keys(rest).length === 0
  );
};

const isSupport: Check = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= mostSupportActs &&
  value.every(text(longest.name));

const statuses: Record<ConcertStatus, true> = {
  planned: true,
  cancelled: true,
  postponed: true,
  soldOut: true,
};

const checks: Record<keyof ConcertRecord | 'deleted', Check> = {
  name: text(longest.name),
  date: isInstant,
  timeZone: isText(isTimeZone),
  timeUnknown: isBoolean,
  doors: isInstant,
  end: isInstant,
  previousDate: isInstant,
  venueId: isText(isId),
  venue: text(longest.venue),
  city: text(longest.city),
  ticketUrl: isHttps,
  status: isText((value) => Object.hasOwn(statuses, value)),
  free: isBoolean,
  price: isPrice,
  support: isSupport,
  note: inOneLanguage,
  access: inBothLanguages,
  slug: isText(isId),
  revision: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  updatedAt: isInstant,
  // Of our API alone, which marks a concert that the page must no longer show.
  deleted: isInstant,
};

/**
 * The field in which a record breaks the contract of `src/contracts/concert.ts`, which is asked here without zod: that would
 * weigh more in a page than everything else about concerts. The tests hold the two together.
 */
export function brokenField(fields: Record<string, unknown>): string | undefined {
  const absent = ['name', 'date'].find((field) => fields[field] === undefined);
  const broken = Object.entries(fields).find(
    ([field, value]) =>
      !Object.hasOwn(checks, field) || (value !== undefined && !checks[field as keyof ConcertRecord](value)),
  );
  return absent ?? broken?.[0];
}

/** The documents that keep the contract, as records of it; one that breaks it is left out and named in the console. */
export const validConcerts = (documents: readonly ConcertDocument[]): SyncedConcert[] =>
  documents.flatMap(({ id, ...fields }) => {
    const field = brokenField(fields);
    if (field === undefined) return [{ ...recordOf(fields), id }];
    console.warn(`The concert ${id} is left out: ${field} breaks its contract.`);
    return [];
  });

/** With its defaults, and without the space around its texts. */
function recordOf(fields: Record<string, unknown>): ConcertRecord {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const defaults = { timeZone: vienna, timeUnknown: false, status: 'planned', free: false, revision: 0 };
  return { ...defaults, ...(trimmed(Object.fromEntries(present)) as object) } as unknown as ConcertRecord;
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, trimmed(part)]));
}
