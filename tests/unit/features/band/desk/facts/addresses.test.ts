import { expect, test } from 'vitest';
import { hexIn, idIn, lineOf, linksIn } from '../../../../../../src/features/band/desk/facts/addresses.ts';

test.each([
  ['www.patreon.com/glut', ['https://www.patreon.com/glut']],
  ['http://glut.at', ['https://glut.at']],
  ['Unser Brief glut.at/letter', [{ url: 'https://glut.at/letter', name: 'Unser Brief' }]],
  ['https://glut.at/letter Unser Brief', [{ url: 'https://glut.at/letter', name: 'Unser Brief' }]],
  ['Dr. J.J. https://jj.at', [{ url: 'https://jj.at', name: 'Dr. J.J.' }]],
  [
    ' \n https://glut.at \n\n Brief https://a.at\n',
    ['https://glut.at', { url: 'https://a.at', name: 'Brief' }],
  ],
])('reads %j', (text, links) => expect(linksIn(text)).toEqual(links));

test('a line without an address has an empty one, which no contract accepts', () => {
  expect(linksIn('Patreon')).toEqual([{ url: '', name: 'Patreon' }]);
});

test.each([['https://glut.at/'], ['Unser Brief https://glut.at/letter']])(
  'writes %j as it was read',
  (line) => expect(linksIn(line).map(lineOf)).toEqual([line]),
);

const artist = '4gzpq5DPGxSnKTe4SA8HAU';
const channel = 'UCIaFw5VBEK8qaW6nRpx_qnw';
const list = 'PLbZIPy20-1pN7mqjckepWF78ndb6ci_qi';

test.each([
  ['musicArtistId', artist, artist],
  ['musicArtistId', `https://open.spotify.com/intl-de/artist/${artist}?si=1`, artist],
  ['musicArtistId', `spotify:artist:${artist}`, artist],
  ['musicArtistId', `https://open.spotify.com/album/${artist}`, undefined],
  ['musicArtistId', 'Glut', undefined],
  ['videoChannelId', channel, channel],
  ['videoChannelId', ` https://www.youtube.com/channel/${channel}/videos `, channel],
  ['videoChannelId', 'https://www.youtube.com/@glut', undefined],
  ['videoPlaylistId', list, list],
  ['videoPlaylistId', `https://www.youtube.com/watch?v=abc&list=${list}&index=2`, list],
  ['videoPlaylistId', 'https://www.youtube.com/watch?v=abc', undefined],
] as const)('%s in %s', (name, typed, id) => expect(idIn(name, typed)).toBe(id));

test.each([
  ['FF4B1F', '#ff4b1f'],
  [' #f40 ', '#ff4400'],
  ['rot', 'rot'],
])('the colour %j is %s', (typed, hex) => expect(hexIn(typed)).toBe(hex));
