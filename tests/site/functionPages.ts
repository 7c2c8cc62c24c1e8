import { stores } from '../../functions/_lib/stores.ts';
import { formPage } from '../../functions/_lib/contact/page.ts';
import { tooMany } from '../../functions/_lib/http/problemError.ts';
import { BlobStore } from '../../src/stores/blobStore.ts';
import { contactAddress } from '../../src/config/contact.ts';
import { localeCodes, locales } from '../../src/config/locales.ts';
import { concertRecord } from '../../src/records/concert.ts';
import { slugOf } from '../../src/records/concertRules.ts';
import { venueRecord } from '../../src/records/venue.ts';

/** An instant in so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const both = { de: 'Mit <Klammern> & "Zeichen".', en: 'With <brackets> & "signs".' };
const venue = venueRecord.parse({
  name: 'Halle "Nord" & <Süd>',
  street: 'Werkhof 3',
  postalCode: '1020',
  city: 'Wien',
  website: 'https://halle.example.com/?a=1&b=2',
  access: {
    stepFreeEntrance: { answer: 'yes' },
    accessibleToilet: { answer: 'partly', note: both },
    hearingLoop: { answer: 'no' },
    checkedOn: '2026-10-12',
  },
});

/** Concerts that differ in what their pages show. */
const concerts: Record<string, object> = {
  'with everything': {
    name: 'Für <alle> & "jeden"',
    doors: inDays(40),
    date: inDays(40.05),
    end: inDays(40.1),
    previousDate: inDays(30),
    venueId: 'halle',
    venue: 'Halle',
    city: 'Wien',
    ticketUrl: 'https://karten.example.com/?a=1&b=2',
    price: { from: 22, to: 30.5, currency: 'EUR' },
    support: ['Erste & <Zweite>', 'Dritte'],
    note: both,
    access: both,
  },
  'with nothing': {},
  'of an unknown hour': { timeUnknown: true },
  'free, abroad': { free: true, timeZone: 'Asia/Tokyo', city: 'Tokio' },
  cancelled: { status: 'cancelled', price: { from: 22, currency: 'EUR' }, note: both },
  postponed: { status: 'postponed' },
  'sold out': { status: 'soldOut', ticketUrl: 'https://karten.example.com/' },
  past: { date: inDays(-40) },
  'with a long name': { name: 'Donaudampfschifffahrtsgesellschaft '.repeat(3) },
};

const validMessage = {
  purpose: 'booking',
  name: 'Toni "T" <Tester>',
  email: "o'toni@example.com",
  message: `</textarea> & "mehr" ${'x'.repeat(4000)}`,
} as const;

interface FunctionPage {
  name: string;
  html: string;
}

/** Every kind of page that a function writes, in both languages, from the functions of a running site with an empty store. */
export async function functionPages(origin: string): Promise<FunctionPage[]> {
  const read = async (name: string, status: number, path: string, init?: RequestInit) => {
    const response = await fetch(origin + path, init);
    if (response.status !== status)
      throw new Error(`${name} answers ${response.status}, not ${status}: ${await response.text()}`);
    return { name, html: await response.text() };
  };
  const { concerts: store } = stores();
  await new BlobStore('venues').setJSON('halle', venue);
  // One after another: each reads every concert, and twenty at once have taken a busy machine longer than a store may take.
  const pages: FunctionPage[] = [];
  const stored = Object.entries({ ...concerts, deleted: {} }).map(async ([kind, fields], index) => {
    const defaults = { name: `Ein Konzert, ${kind}`, date: inDays(50 + index) };
    const concert = await store.add(`k${index}`, concertRecord.parse({ ...defaults, ...fields }));
    return { kind, concert };
  });
  for (const { kind, concert } of await Promise.all(stored)) {
    const isDeleted = kind === 'deleted';
    if (isDeleted) await store.remove(concert.id, 0);
    for (const locale of localeCodes) {
      const path = `${locales[locale].prefix}/live/${slugOf(concert)}`;
      pages.push(await read(`concert ${kind}, ${locale}`, isDeleted ? 410 : 200, path));
    }
  }
  for (const language of localeCodes) {
    const headers = { origin, accept: 'text/html' };
    const empty = { method: 'POST', headers, body: new URLSearchParams({ language }) };
    pages.push(await read(`contact, empty, ${language}`, 422, contactAddress, empty));
    const failed = formPage({ fields: validMessage, language, trap: '', took: 1 }, tooMany(1));
    pages.push({ name: `contact, failed, ${language}`, html: failed });
  }
  return pages;
}
