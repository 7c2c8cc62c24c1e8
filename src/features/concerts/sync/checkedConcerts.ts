import { longestAlt } from '../../../config/uploads.ts';
import type { Concert, ConcertRecord, ConcertStatus } from '../../../contracts/concert.ts';
import { longestConcertTexts as longest } from '../../../contracts/concertRules.ts';
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

const inBothLanguages: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).sort().join() === 'de,en' &&
  Object.values(value).every(text(longestAlt));

const statuses: Record<ConcertStatus, true> = {
  planned: true,
  cancelled: true,
  postponed: true,
  soldOut: true,
};

const checks: Record<keyof ConcertRecord, Check> = {
  name: text(longest.name),
  date: isInstant,
  doors: isInstant,
  venue: text(longest.venue),
  city: text(longest.city),
  ticketUrl: isHttps,
  status: (value) => typeof value === 'string' && Object.hasOwn(statuses, value),
  free: (value) => typeof value === 'boolean',
  note: inBothLanguages,
  access: inBothLanguages,
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
export const validConcerts = (documents: readonly ConcertDocument[]): Concert[] =>
  documents.flatMap(({ id, ...fields }) => {
    const field = brokenField(fields);
    if (field === undefined) return [{ ...recordOf(fields), id }];
    console.warn(`The concert ${id} is left out: ${field} breaks its contract.`);
    return [];
  });

/** With its defaults, and without the space around its texts. */
function recordOf(fields: Record<string, unknown>): ConcertRecord {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const record = { status: 'planned', free: false, ...Object.fromEntries(present.map(trimmed)) };
  return record as unknown as ConcertRecord;
}

function trimmed([field, value]: [string, unknown]): [string, unknown] {
  if (typeof value === 'string') return [field, value.trim()];
  if (typeof value === 'object' && value !== null)
    return [field, Object.fromEntries(Object.entries(value).map(trimmed))];
  return [field, value];
}
