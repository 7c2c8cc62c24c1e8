import { expect, test } from 'vitest';
import type { SiteState } from '../../../../../src/desk/shell/start/siteState.ts';
import { findItems } from '../../../../../src/desk/shell/start/rules.ts';
import type { Known } from '../../../../../src/desk/shell/start/subjects.ts';
import { translator } from '../../../../../src/desk/kit/translate.ts';
import type { Attention } from '../../../../../src/records/built/attention.ts';
import { concert, type Concert } from '../../../../../src/records/concert.ts';
import { listedMessage, type ListedMessage } from '../../../../../src/records/contact/contactMessage.ts';
import { galleryPicture, type GalleryPicture } from '../../../../../src/records/gallery/storedPicture.ts';
import type { Collection } from '../../../../../src/records/kinds.ts';
import { venue, type Venue } from '../../../../../src/records/venue.ts';
import { attentionOf } from './attention.ts';
import { accessQuestions } from '../../../../../src/records/venueRules.ts';

const now = new Date('2026-11-26T12:00:00Z');
const t = translator('de');

/** An instant so many days from now. */
const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().replace('.000', '');

/** A concert that needs nothing. */
const one = (changes: Partial<Concert> = {}): Concert =>
  concert.parse({
    ...{ id: 'one', name: 'Einspringer', date: at(8), venueId: 'hall', venue: 'Stellwerk', city: 'Linz' },
    ...{ ticketUrl: 'https://shop.test/1', revision: 1, ...changes },
  });
/** A venue that needs nothing. */
const hall = (changes: Partial<Venue> = {}): Venue =>
  venue.parse({
    ...{ id: 'hall', name: 'Stellwerk', city: 'Linz', revision: 1 },
    access: Object.fromEntries(accessQuestions.map((question) => [question, { answer: 'yes' }])),
    ...changes,
  });
const picture = (changes: Partial<GalleryPicture> = {}): GalleryPicture =>
  galleryPicture.parse({
    ...{ id: 'a1', rank: '1', img: 'nora', alt: { de: 'Nora', en: 'Nora' }, credit: 'Ida', ...changes },
  });
const message = (changes: Partial<ListedMessage> = {}): ListedMessage =>
  listedMessage.parse({
    ...{ id: '1-x', purpose: 'booking', name: 'Toni', email: 'toni@example.com', message: 'Hallo' },
    ...{ language: 'de', received: at(-4), mail: 'off', answered: true, suspected: false, ...changes },
  });
const told = (changes: Partial<Attention>) => ({ server: attentionOf(changes) });
const built = (changes: Partial<SiteState> = {}): SiteState => ({
  ...{ missing: [], isWaiting: false, isPreview: false, ...changes },
});

/** A desk where nothing needs attention. */
const calm: Known = {
  ...{ concerts: [one()], venues: [hall()], pictures: [picture()], messages: [message()], ...told({}) },
  ...{ drafts: [], chosenPictures: 0, site: built(), home: '/' },
  ...{ now, locale: 'de', t },
};
const find = (changes: Partial<Known>) =>
  findItems({ ...calm, ...changes }).map(({ kind, href }) => `${kind} ${href}`);
const concerts = (changes: Partial<Concert>, ...others: Concert[]) => ({
  concerts: [one(changes), ...others],
});
const old = (changes: Partial<Concert>) => concerts({ id: 'old', ...changes }, one());
const next = (changes: Partial<Concert>) => concerts({}, one({ id: 'two', ...changes }));
const venues = (changes: Partial<Venue>, ...others: Venue[]) => ({ venues: [hall(changes), ...others] });
const draft = (since: number | undefined) => ({ drafts: [{ name: 'X', href: '#concerts/new:1', since }] });
const pictures = (changes: Partial<GalleryPicture>) => ({ pictures: [picture(changes)] });
const messages = (received: string) => ({ messages: [message({ id: '2-y', answered: false, received })] });
const dead = (url: string) => told({ deadLinks: [{ url, since: at(-2) }] });
const failed = (kind: Collection) => told({ failedSources: [{ kind, since: at(-1) }] });
const placeholders = (changes: Partial<SiteState> = {}) => ({
  site: built({ missing: ['Telefon'], ...changes }),
});
const postponed = 'postponed #concerts/old/move/~concert-date';
const none = { venueId: undefined, venue: undefined, city: undefined };
const unloaded = {
  ...{ concerts: undefined, venues: undefined, pictures: undefined, messages: undefined },
  server: undefined,
};

test.each<[string, Partial<Known>, string]>([
  ['a draft', draft(undefined), 'draft #concerts/new:1'],
  ['chosen pictures', { chosenPictures: 2 }, 'chosen #pictures'],
  ['no coming concert', concerts({ date: at(-1) }), 'none #concerts/new'],
  ['none but a cancelled one', concerts({ status: 'cancelled' }), 'none #concerts/new'],
  ['no time', concerts({ timeUnknown: true, date: at(13.9) }), 'time #concerts/one/~concert-time'],
  ['no venue', concerts(none), 'venue #concerts/one/~concert-venue'],
  ['no town', concerts({ ...none, venue: 'Keller' }), 'city #concerts/one/~concert-city'],
  ['a dead link', dead('https://shop.test/1'), 'dead #concerts/one/~concert-ticketUrl'],
  ['a saved draft that waits', draft(0), 'sent #concerts/new:1'],
  [
    'two venues of one name and town',
    venues({}, hall({ id: 'hall-2', name: 'STELLWÉRK' })),
    'double #concerts/venues/hall-2',
  ],
  ['two on one day', next({ date: at(8.1) }), 'twice #concerts/two/~concert-date'],
  ['two of one evening', next({ date: '2026-12-05T01:00:00Z' }), 'twice #concerts/two/~concert-date'],
  ['Vienna’s time abroad', venues({ country: 'GB' }), 'zone #concerts/venues/hall/~venue-timeZone'],
  ['a source of the desk', failed('venues'), 'source #concerts/venues'],
  ['a store of the next build', failed('members'), 'source #band/people'],
  ['mail that fails', told({ isMailFailing: true }), 'mail #messages'],
  ['placeholders', placeholders(), 'imprint #band/imprint'],
  ['placeholders while the site waits', placeholders({ isWaiting: true }), 'imprint #band/imprint'],
  ['no link', concerts({ ticketUrl: undefined, date: at(29.9) }), 'tickets #concerts/one/~concert-ticketUrl'],
  ['an old message', messages(at(-4)), 'messages #messages/2-y'],
  ['no answers', venues({ access: undefined }), 'access #concerts/venues/hall/~venue-stepFreeEntrance'],
  ['postponed for long', old({ status: 'postponed', updatedAt: at(-61) }), postponed],
  ['postponed in a file', old({ status: 'postponed', date: at(-61) }), postponed],
  ['an odd release', told({ leftOut: [{ kind: 'releases', names: ['Glut'] }] }), 'leftOut #band/releases'],
  ['a picture without words', pictures({ alt: undefined }), 'pictures #pictures/a1/~picture-alt-de'],
  ['a picture without a name', pictures({ credit: undefined }), 'pictures #pictures/a1/~picture-credit'],
])('%s: needs attention', (_, changes, expected) => expect(find(changes)).toEqual([expected]));

test.each<[string, Partial<Known>]>([
  ['nothing', {}],
  ['lists that are not loaded', unloaded],
  ['what the server may know better', { concerts: [], venues: [], server: undefined, ...placeholders() }],
  ['no time in two weeks', concerts({ timeUnknown: true, date: at(14) })],
  ['no venue in two weeks', concerts({ ...none, date: at(14) })],
  ['no town in two weeks', concerts({ ...none, venue: 'Keller', date: at(14) })],
  ['a concert of the past', old({ ...none, timeUnknown: true, date: at(-1) })],
  ['a dead link that no concert has', dead('https://shop.test/2')],
  ['two on two days', next({ date: at(9) })],
  ['a cancelled one on the same day', next({ date: at(8.1), status: 'cancelled' })],
  ['Vienna’s time in Austria', venues({ country: 'AT' })],
  ['another zone abroad', venues({ country: 'GB', timeZone: 'Europe/London' })],
  [
    'a venue of the year after next',
    { concerts: [one({ date: at(700) })], ...venues({ access: undefined }) },
  ],
  [
    'a venue without a coming concert',
    venues({}, hall({ id: 'other', name: 'Anders', access: undefined, country: 'GB' })),
  ],
  ['no ticket link in a month', concerts({ ticketUrl: undefined, date: at(30) })],
  ['free entry', concerts({ ticketUrl: undefined, free: true })],
  ['sold out', concerts({ ticketUrl: undefined, status: 'soldOut' })],
  ['a new message', messages(at(-2.9))],
  ['an old message that was answered', { messages: [message()] }],
  ['an old message that is suspected', { messages: [message({ answered: false, suspected: true })] }],
  ['postponed of late', old({ status: 'postponed', updatedAt: at(-59), date: at(-99) })],
  ['a decorative picture', pictures({ alt: undefined, decorative: true })],
])('%s: needs none', (_, changes) => expect(find(changes)).toEqual([]));

test('the most urgent comes first, in words with names, days and numbers', () => {
  const items = findItems({
    ...calm,
    concerts: [one({ timeUnknown: true, ticketUrl: undefined })],
    messages: [message({ answered: false }), message({ id: '2-y', answered: false, received: at(-9) })],
    pictures: [picture({ credit: undefined })],
    ...failed('releases'),
  });
  expect(items.map(({ urgency, sentence, href }) => [urgency, sentence, href])).toEqual([
    ['now', '„Einspringer“, Fr., 4. Dez., hat noch keine Uhrzeit.', '#concerts/one/~concert-time'],
    [
      'now',
      'Musik: Beim letzten Mal kam von dort nichts. In der Google-Suche steht der Stand von gestern, 13:00.',
      '#band/releases',
    ],
    ['week', '„Einspringer“, Fr., 4. Dez., hat noch keinen Ticketlink.', '#concerts/one/~concert-ticketUrl'],
    ['week', '2 Nachrichten warten länger als drei Tage.', '#messages/2-y'],
    ['sometime', 'Einem Bild fehlt die Beschreibung oder der Name dahinter.', '#pictures/a1/~picture-credit'],
  ]);
});

test('a site that waits asks for the first concert, until there is a concert or a picture', () => {
  const empty = { concerts: [], venues: [], pictures: [], site: built({ isWaiting: true }) };
  expect(find(empty)[0]).toBe('waiting #concerts/new');
  expect(find({ ...empty, pictures: [picture()] })).not.toContain('waiting #concerts/new');
  expect(find({ ...empty, site: built() })).not.toContain('waiting #concerts/new');
});

test('the imprint’s gaps are named as its rows are, and no file is', () => {
  const [gap] = findItems({ ...calm, site: built({ missing: ['Anschrift', 'Telefon'] }) });
  expect(gap?.sentence).toContain('Anschrift und Telefon');
  expect(gap?.sentence).not.toMatch(/[/.]ts/);
});

test.each([
  [2, 'Am Fr., 4. Dez. spielt ihr zweimal, einmal davon „Einspringer“.'],
  [3, 'Am Fr., 4. Dez. spielt ihr dreimal, einmal davon „Einspringer“.'],
  [4, 'Am Fr., 4. Dez. spielt ihr viermal, einmal davon „Einspringer“.'],
  [12, 'Am Fr., 4. Dez. spielt ihr zwölfmal, einmal davon „Einspringer“.'],
  [13, 'Am Fr., 4. Dez. spielt ihr 13-mal, einmal davon „Einspringer“.'],
])('%i concerts of a day are one sentence', (count, sentence) => {
  const all = Array.from({ length: count }, (_, index) =>
    one({ id: `of-${index}`, date: at(8 + index / 100) }),
  );
  const twice = findItems({ ...calm, concerts: all }).filter(({ kind }) => kind === 'twice');
  expect(twice.map((item) => item.sentence)).toEqual([sentence]);
});

test('two sentences with the same way each have a name of their own', () => {
  const drafts = ['Einspringer', 'Zugabe'].map((name) => ({ name, href: '#concerts', since: 1 }));
  expect(findItems({ ...calm, drafts }).map(({ key }) => key)).toEqual(['sent-0', 'sent-1']);
});
