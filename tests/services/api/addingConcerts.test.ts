import { afterEach, describe, expect, test } from 'vitest';
import type { Context } from '../../../functions/_lib/http/platform.ts';
import concerts from '../../../functions/concerts.ts';
import type { Concert } from '../../../src/records/concert.ts';
import { asBand, site } from './band.ts';
import { newKey, useStore, startBlobStore, stores } from './concertStores.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
const json = { 'content-type': 'application/json' };
const plain = { name: 'Lampenfieber', date: '2027-03-04T20:00:00+01:00' };

const send = async (body: string, headers: Record<string, string>) =>
  concerts(new Request(`${site}/api/concerts`, { method: 'POST', body, headers }), context);
const add = async (concert: unknown, headers: Record<string, string> = {}) =>
  send(JSON.stringify(concert), { ...(await asBand()), ...json, ...headers });
const stored = async (answer: Response) => (await answer.json()) as Concert;
const listed = async () => {
  const answer = await concerts(new Request(`${site}/api/concerts`), context);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Concert[];
};

describe.each(stores)('$name', ({ start }) => {
  const { written } = useStore(start);

  test('stores a concert, answers with its address, and lists it', async () => {
    const full = {
      name: '  Lampenfieber ',
      date: '2027-07-02T20:30:00+02:00',
      doors: '2027-07-02T19:00:00+02:00',
      end: '2027-07-03T00:30:00+02:00',
      previousDate: '2027-06-04T20:30:00+02:00',
      timeZone: 'Europe/Berlin',
      price: { from: 22, to: 25.5, currency: 'EUR' },
      support: ['Fernlicht', 'Die zweite Kassa'],
      venue: 'Arena',
      city: 'Wien',
      ticketUrl: 'https://tickets.example.com/1?a=b&c=ü',
      note: { de: 'Mit Sesseln.', en: 'With chairs.' },
      free: true,
    };
    const answer = await add(full);
    const { id, ...record } = await stored(answer);

    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/concerts/${id}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(record).toEqual({
      ...full,
      name: 'Lampenfieber',
      date: '2027-07-02T18:30:00Z',
      doors: '2027-07-02T17:00:00Z',
      end: '2027-07-02T22:30:00Z',
      previousDate: '2027-06-04T18:30:00Z',
      status: 'planned',
      timeUnknown: false,
      revision: 0,
      slug: '2027-07-02-lampenfieber',
      updatedAt: expect.any(String) as string,
    });
    expect(await listed()).toEqual([{ ...record, id }]);
  });

  test('drops an id that was sent: the store makes it, and never stores it inside the record', async () => {
    const { id } = await stored(await add({ ...plain, id: 'mine' }));

    expect(id).not.toBe('mine');
    const records = await written();
    expect(Object.keys(records)).toEqual([id]);
    expect(records[id]).not.toHaveProperty('id');
  });

  test('lists the earliest concert first, whatever was added first', async () => {
    for (const date of [
      '2028-01-01T20:00:00+01:00',
      '1950-01-01T00:00:00+01:00',
      '2027-06-01T20:00:00+02:00',
    ])
      await add({ ...plain, date });

    expect((await listed()).map(({ date }) => date)).toEqual([
      '1949-12-31T23:00:00Z',
      '2027-06-01T18:00:00Z',
      '2028-01-01T19:00:00Z',
    ]);
  });

  test('a repeated call adds nothing and gets the answer of the first one', async () => {
    const key = { 'idempotency-key': newKey() };
    const answers = [await add(plain, key), await add(plain, key), await add(plain, key)];
    const ids = (await Promise.all(answers.map(stored))).map(({ id }) => id);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(new Set(ids).size).toBe(1);
    expect(await listed()).toHaveLength(1);
  });

  test('a repeated key with another body gets the first concert, unchanged', async () => {
    const key = { 'idempotency-key': newKey() };
    const first = await stored(await add(plain, key));

    expect(await stored(await add({ ...plain, name: 'Etwas anderes' }, key))).toEqual(first);
    expect(await listed()).toEqual([first]);
  });

  test('ten simultaneous repeats add one concert', async () => {
    const key = { 'idempotency-key': newKey() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(plain, key)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set((await Promise.all(answers.map(stored))).map(({ id }) => id)).size).toBe(1);
    expect(await listed()).toHaveLength(1);
  });

  test('two simultaneous admins lose nothing, with keys of their own or without any', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Konzert ${index}`);
    await Promise.all(
      names.map((name, index) => add({ ...plain, name }, index % 2 ? { 'idempotency-key': newKey() } : {})),
    );

    expect((await listed()).map(({ name }) => name).sort()).toEqual(names);
  });
});

describe('rejects', () => {
  useStore(startBlobStore);
  afterEach(async () => expect(await listed(), 'nothing was stored').toEqual([]));

  test.each<[string, Record<string, string>, number]>([
    ['without a session', { cookie: '' }, 401],
    ['from another site', { origin: 'https://evil.test' }, 403],
    ['without the session’s token', { 'x-xsrf-token': '' }, 403],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text', { 'content-type': 'text/plain' }, 415],
    ['with an empty key', { 'idempotency-key': '' }, 400],
    ['with an endless key', { 'idempotency-key': 'k'.repeat(256) }, 400],
    ['with a key of two words', { 'idempotency-key': 'two words' }, 400],
  ])('a concert %s', async (_, headers, status) => expect((await add(plain, headers)).status).toBe(status));

  test.each([
    ['', 400],
    ['{"name":', 400],
    ['null', 422],
    ['[]', 422],
    ['"Konzert"', 422],
    [JSON.stringify({ ...plain, name: 'x'.repeat(64 * 1024) }), 413],
  ])('the body %#', async (body, status) =>
    expect((await send(body, { ...(await asBand()), ...json })).status).toBe(status),
  );

  const range = '“Day” is too far away: 1950 at the earliest, ten years from today at the latest.';
  const noLink = '“Tickets” isn’t a whole address starting with https://.';
  const yearsAhead = (years: number, days: number) => {
    const date = new Date();
    date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate() + days);
    return date.toISOString();
  };
  test.each<[string, Record<string, unknown>, string]>([
    ['name', { name: undefined }, '“Name” is still missing.'],
    ['name', { name: '   ' }, '“Name” is still missing.'],
    ['name', { name: 'x'.repeat(121) }, '“Name” is too long, 120 characters at most.'],
    ['date', { date: '2027-03-04T20:00' }, '“Day” isn’t a time we can read.'],
    ['date', { date: 'bald' }, '“Day” isn’t a time we can read.'],
    ['date', { date: '1949-12-31T23:59:59+01:00' }, range],
    ['date', { date: yearsAhead(10, 1) }, range],
    ['ticketUrl', { ticketUrl: 'http://tickets.example.com' }, noLink],
    ['ticketUrl', { ticketUrl: 'javascript:alert(1)' }, noLink],
    ['venue', { venue: 'x'.repeat(121) }, '“Venue” is too long, 120 characters at most.'],
    ['city', { city: '' }, '“Town” is still missing.'],
    ['date', { timeUnknown: true }, '“Day” needs 23:59 local time while the start is open.'],
    ['end', { end: plain.date }, '“End” has to be after the start.'],
    ['timeZone', { timeZone: 'Wien' }, 'Please choose: Time zone.'],
    [
      'price.from',
      { price: { from: '12', currency: 'EUR' } },
      '“Price from” needs an amount like 18 or 18.50.',
    ],
    ['entry', { entry: 12 }, 'There’s no “entry” here.'],
  ])('%s is named as wrong in %j', async (field, change, message) => {
    const answer = await add({ ...plain, ...change });

    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      type: 'urn:problem-type:match:invalid',
      errors: [{ field, message }],
    });
  });

  test('says what is wrong in the caller’s language', async () => {
    const headers = { ...(await asBand()), ...json, 'accept-language': 'de-AT' };
    const answer = await send(JSON.stringify({ ...plain, note: { de: ' ', en: 'x' } }), headers);

    expect(await answer.json()).toMatchObject({
      errors: [{ field: 'note.de', message: '„Notiz auf Deutsch“ fehlt noch.' }],
    });
  });

  test('names all errors at once', async () => {
    const answer = await add({ name: '', date: 'bald', city: '' });
    const { errors } = (await answer.json()) as { errors: { field: string }[] };

    expect(errors.map(({ field }) => field).sort()).toEqual(['city', 'date', 'name']);
  });
});
