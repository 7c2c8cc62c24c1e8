import { expect, test } from 'vitest';
import { unfilled } from '../../../src/config/band/placeholder.ts';
import { site } from '../../../src/config/site.ts';

test.each([
  ['a name in guillemets', { imprint: { ownerName: '«Name»' } }, ['imprint.ownerName']],
  ['an address that cannot exist', { email: 'booking@match.example' }, ['email']],
  ['an id of zeros', { musicArtistId: '0'.repeat(22) }, ['musicArtistId']],
  ['what is filled in', { artist: 'Match', footerYear: 2025, features: { merch: false } }, []],
  ['what only companies must say', { imprint: { vatId: '', phone: '' } }, []],
])('%s: %j lacks %j', (_, settings, missing) => expect(unfilled(settings)).toEqual(missing));

test('the settings as shipped are not mistaken for a real band’s', () =>
  expect(unfilled(site)).toEqual(
    expect.arrayContaining(['origin', 'email', 'imprint.ownerName', 'imprint.editor']),
  ));
