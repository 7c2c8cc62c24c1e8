import { expect, test, vi } from 'vitest';
import { concertRecord } from '../../../src/records/concert.ts';
import { claimSlug, isRemoved, releaseSlug, slugFrom } from '../../../src/stores/concerts/slug.ts';
import { memoryDocuments } from '../../fakes/memoryDocuments.ts';
import { id } from '../../../src/records/text.ts';

const slugOf = (name: string, fields: object = {}, number?: number) =>
  slugFrom(concertRecord.parse({ name, date: '2027-03-04T19:00:00Z', ...fields }), number);

test.each<[string, string, object?]>([
  ['Lampenfieber', '2027-03-04-lampenfieber'],
  ['Glühnacht & Gäste', '2027-03-04-gluehnacht-und-gaeste'],
  ['Kellerkonzert N° 1', '2027-03-04-kellerkonzert-n-1'],
  ['Işık İstanbul', '2027-03-04-isik-istanbul'],
  ['Čaj a łyžka', '2027-03-04-caj-a-lyzka'],
  ['Москва', '2027-03-04-moskva'],
  ['🔥🔥🔥', '2027-03-04'],
  // The day of the venue’s zone.
  ['x', '2027-03-05-x', { date: '2027-03-04T23:30:00Z' }],
  ['x', '2027-03-04-x', { date: '2027-03-04T23:30:00Z', timeZone: 'Europe/London' }],
])('the slug of %s is %s', (name, slug, fields = {}) => expect(slugOf(name, fields)).resolves.toBe(slug));

test.each([1, 2, 10, 123])(
  'is at most 80 characters long and a valid last part of an address, with number %i',
  async (number) => {
    for (const name of ['x'.repeat(120), `${'x'.repeat(68)} ${'y'.repeat(40)}`, `${'x'.repeat(66)} y`]) {
      const slug = await slugOf(name, {}, number);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(id.safeParse(slug).success, slug).toBe(true);
      if (number > 1) expect(slug).toMatch(new RegExp(`-${number}$`));
    }
  },
);

test('gives up on a store that neither takes a claim nor has it', async () => {
  const none = () => Promise.resolve(false);
  const slugs = { create: vi.fn(none), replace: none, read: () => Promise.resolve(undefined) };
  const concert = concertRecord.parse({ name: 'x', date: '2027-03-04T19:00:00Z' });

  await expect(claimSlug(slugs, 'id', concert, () => Promise.resolve(false))).rejects.toMatchObject({
    rule: 'conflict',
  });
  expect(slugs.create.mock.calls.length).toBeLessThan(10);
});

test('an address that was given back is free again, and any other belongs to its concert for ever', async () => {
  const slugs = memoryDocuments();
  const concert = concertRecord.parse({ name: 'x', date: '2027-03-04T19:00:00Z' });
  const claim = (owner: string) => claimSlug(slugs, owner, concert, () => Promise.resolve(false));
  expect(await claim('one')).toBe('2027-03-04-x');
  expect(await claim('two')).toBe('2027-03-04-x-2');
  await releaseSlug(slugs, '2027-03-04-x');
  expect(await claim('three')).toBe('2027-03-04-x');
  expect(await claim('four')).toBe('2027-03-04-x-3');
  expect(await claim('two')).toBe('2027-03-04-x-2');
});

test('an unknown, a claimed and a released address cost the same reads: the time tells nothing', async () => {
  const slugs = memoryDocuments();
  const concert = concertRecord.parse({ name: 'Geheim', date: '2027-03-04T19:00:00Z' });
  const free = () => Promise.resolve(false);
  const claimed = await claimSlug(slugs, 'one', concert, free);
  const released = await claimSlug(slugs, 'two', concert, free);
  await releaseSlug(slugs, released);
  const hidden = { ...concert, id: 'one', showFrom: '2999-01-01T00:00:00Z' };
  for (const slug of ['unknown', claimed, released]) {
    const find = vi.fn(() => Promise.resolve(slug === claimed ? hidden : undefined));
    const read = vi.spyOn(slugs, 'read').mockClear();
    expect(await isRemoved(slugs, find, slug), slug).toBe(false);
    expect([read.mock.calls.length, find.mock.calls.length], slug).toEqual([1, 1]);
  }
});

test.each([
  ['one that was shown', true, {}],
  ['one that was hidden again', false, { showFrom: '2999-01-01T00:00:00Z' }],
  ['one that was announced before', true, { showFrom: '2026-01-01T00:00:00Z' }],
])('of deleted concerts, the address of %s says that it was removed: %s', async (_, expected, fields) => {
  const slugs = memoryDocuments();
  const concert = concertRecord.parse({ name: 'Weg', date: '2027-03-04T19:00:00Z', ...fields });
  const slug = await claimSlug(slugs, 'one', concert, () => Promise.resolve(false));
  const find = () => Promise.resolve({ ...concert, id: 'one', deleted: '2026-11-01T00:00:00Z' });
  expect(await isRemoved(slugs, find, slug)).toBe(expected);
});
