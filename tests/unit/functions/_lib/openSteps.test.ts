import { expect, test } from 'vitest';
import { openStepsOf, type Owned } from '../../../../functions/_lib/openSteps.ts';
import { noName } from '../../../../src/config/band/noName.ts';
import { steps } from '../../../../src/records/built/attention.ts';

/** A site without a band, as the build writes it. */
const fresh: Owned = {
  fact: [
    { id: 'looks', revision: 0, name: noName },
    { id: 'links', revision: 0 },
    { id: 'imprint', revision: 0, country: 'AT' },
    { id: 'sections', revision: 0 },
  ],
  text: [{ id: 'page-tagline', revision: 0, de: 'Musik' }],
  place: [{ id: 'hero', revision: 0 }],
  ...{ person: [], release: [], video: [], concert: [] },
};
const address = { ownerName: 'Nora', street: 'Gasse 1', postcode: '1160', city: 'Wien' };
const facts = (fields: object) => ({ fact: [{ id: 'any', ...fields }, ...fresh.fact] });

test('all nine are open on a new site, in their order', () => {
  expect(openStepsOf(fresh, [])).toEqual(steps);
});

test.each<[string, Partial<Owned>]>([
  ['name', facts({ name: 'Glut' })],
  ['picture', { place: [{ id: 'hero', picture: 'a-b' }] }],
  ['people', { person: [{ id: 'nora' }] }],
  ['people', facts({ members: false })],
  ['texts', { text: [{ id: 'page-tagline', revision: 1, de: 'Laut' }] }],
  ['links', facts({ links: ['https://www.patreon.com/glut'] })],
  ['email', facts({ email: 'booking@glut.at' })],
  ['imprint', facts(address)],
  ['music', { release: [{ id: 'eins' }] }],
  ['music', facts({ musicArtistId: '4gzpq5DPGxSnKTe4SA8HAU' })],
  ['concert', { concert: [{ id: 'eins' }] }],
])('%s is done, and no other one', (done, changes) => {
  expect(openStepsOf({ ...fresh, ...changes }, [])).toEqual(steps.filter((step) => step !== done));
});

test.each<[string, Partial<Owned>]>([
  ['placeholders', facts({ ...address, city: '«Ort»', email: 'booking@band.example' })],
  ['a part of an address', facts({ ...address, street: ' ' })],
  ['a link of a placeholder', facts({ links: ['https://www.patreon.com/match.example'] })],
  ['an id of zeros', facts({ musicArtistId: '0000000000000000000000' })],
  ['another picture', { place: [{ id: 'hand', picture: 'a-b' }] }],
])('%s: does no step', (_, changes) => expect(openStepsOf({ ...fresh, ...changes }, [])).toEqual(steps));

test('the files of the band’s folder do their steps', () => {
  expect(openStepsOf(fresh, ['texts', 'picture'])).not.toContain('texts');
  expect(openStepsOf(fresh, ['texts', 'picture'])).not.toContain('picture');
});
