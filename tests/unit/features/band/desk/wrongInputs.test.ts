import { expect, test, vi } from 'vitest';
import { localeCodes, type Locale } from '../../../../../src/config/locales.ts';
import { factKind } from '../../../../../src/features/band/desk/facts/factKind.ts';
import { releaseKind } from '../../../../../src/features/band/desk/music/releaseKind.ts';
import { videoKind } from '../../../../../src/features/band/desk/music/videoKind.ts';
import { personKind } from '../../../../../src/features/band/desk/people/personKind.ts';
import { placeKind } from '../../../../../src/features/band/desk/places/placeKind.ts';
import { textKind } from '../../../../../src/features/band/desk/texts/textKind.ts';
import { checkPhoto } from '../../../../../src/features/gallery/desk/upload/checkPhoto.ts';
import type { FieldError } from '../../../../../src/desk/kit/records/recordKind.ts';
import { contracts } from '../../../../../src/records/contracts.ts';
import type { BuiltKind } from '../../../../../src/records/kinds.ts';
import { hasText, text } from '../../../../e2e/words.ts';

type Translate = (key: string, values?: Record<string, string | number>) => string;
const translatorOf =
  (locale: Locale): Translate =>
  (key, values = {}) =>
    text(
      locale,
      `${['own', 'errors', 'picture'].find((area) => hasText(`${area}:${key}`)) ?? 'desk'}:${key}`,
      values,
    );
const keys: Translate = (key) => key;

/** The form of a kind with values that are right, and what it says of others and makes of them. */
const formOf = <Values extends object>(
  kind: {
    findErrors: (values: Values, base: undefined, t: Translate) => FieldError[];
    fromForm: (values: Values) => object;
  },
  right: Values,
) => ({
  errors: (typed: object, t: Translate) => kind.findErrors({ ...right, ...typed }, undefined, t),
  written: (typed: object) => kind.fromForm({ ...right, ...typed }),
});

const album = `https://open.spotify.com/album/${'a'.repeat(22)}`;
const forms = {
  fact: formOf(factKind, {
    ...{ ...factKind.empty, name: 'Glut', genre: 'Pop', 'place-de': 'Wien', 'place-en': 'Vienna' },
    ...{ country: 'AT', timeZone: 'Europe/Vienna', ink: '#ff4b1f', email: 'wir@glut.at' },
  }),
  text: formOf(textKind, { key: 'page:tagline', de: 'Laut', en: 'Loud' }),
  person: formOf(personKind, {
    ...{ ...personKind.empty, order: '1', name: 'Ada', 'instruments-de': 'Bass', 'instruments-en': '' },
    ...{ 'text-de': 'Singt.', 'text-en': 'Sings.' },
  }),
  place: formOf(placeKind, { ...placeKind.empty, 'alt-de': 'Wir.', 'alt-en': 'Us.' }),
  release: formOf(releaseKind, { ...releaseKind.empty, name: 'Neu', links: album }),
  video: formOf(videoKind, { ...videoKind.empty, video: 'youtu.be/R6MlUcmOul8?si=x', order: '3' }),
} satisfies Record<BuiltKind, unknown>;

const long = (length: number) => 'x'.repeat(length);
const lines = (count: number) => Array.from({ length: count }, (_, index) => `a${index}.at`).join('\n');
/** Signs that a field of words takes on purpose: a page shows them as they are, or without what nobody sees. */
const odd = ['🎸🔥', 'halb \ud83c', 'NUL \u0000 und \u202e gedreht', '<b>Laut</b><script>'];

/** Kind, field, the error of all that is typed there, or none where it is taken. */
const table: [BuiltKind, field: string, error: string | undefined, ...typed: string[]][] = [
  ['fact', 'name', 'missing', '', ' \n'],
  ['fact', 'name', 'long', long(41)],
  ['fact', 'name', 'letters', 'Глут', '漢字', ...odd.slice(0, 3)],
  ['fact', 'name', undefined, '<b>Laut</b>', '{{artist}'],
  ['fact', 'genre', 'missing', '', ' '],
  ['fact', 'genre', 'long', long(41)],
  ['fact', 'genre', undefined, ...odd],
  ['fact', 'place-en', 'missing', '', ' '],
  ['fact', 'place-de', 'long', long(61)],
  ['fact', 'country', 'choose', '', 'at', 'Austria', 'XX', 'UK'],
  ['fact', 'timeZone', 'choose', '', 'Mars/Base'],
  ['fact', 'ink', 'colour', '', 'rot', '#12', 'url(x)', '🎸'],
  ['fact', 'ink', 'ink', '#000000', '#ffffff'],
  ['fact', 'links', 'lines', 'Patreon', 'https://', 'javascript:alert(1)', 'data:text/html,x', '🎸'],
  ['fact', 'links', 'lines', 'https://wir', `${long(41)} https://a.at`, 'https://a.at\nüberall'],
  ['fact', 'links', 'entries', lines(31)],
  ['fact', 'links', 'twice', 'a.at\nb.at\nhttps://a.at/', 'Laden https://a.at\nhttp://a.at'],
  ['fact', 'email', 'email', 'keine', 'a@b', 'a b@c.at', '@glut', `${long(250)}@a.at`, '🎸@a.at'],
  // The site then shows the one of the product, and Start asks for it.
  ['fact', 'email', undefined, ''],
  ['fact', 'bookingPerson', 'long', long(61)],
  ['fact', 'streamingPage', 'address', 'kein Link', 'javascript:alert(1)', 'ftp://a.at', 'https://localhost'],
  ['fact', 'musicArtistId', 'id', 'Glut', album],
  ['fact', 'videoChannelId', 'id', 'https://www.youtube.com/@glut'],
  ['fact', 'videoPlaylistId', 'id', 'https://www.youtube.com/watch?v=abc'],
  ['fact', 'ownerName', 'long', long(121)],
  ['fact', 'street', undefined, ...odd],
  ['fact', 'postcode', 'long', long(21)],
  ['fact', 'updated', 'day', '2026-02-30'],
  ['fact', 'updated', 'year', '0206-12-04', 'bald'],
  ['text', 'de', 'place', long(41)],
  ['text', 'en', 'long', long(201)],
  // The heading of the page would be a hole.
  ['text', 'de', 'missing', '\u200b \u00ad'],
  ['text', 'de', 'braces', '{{artist}', '{heimat}', '{{heimat}}', 'a } b'],
  ['text', 'de', undefined, ...odd, '', '{{artist}}'],
  ['person', 'name', 'missing', '', ' '],
  ['person', 'name', 'long', long(41)],
  ['person', 'name', undefined, ...odd],
  ['person', 'instruments-de', 'missing', '', ' \n'],
  ['person', 'instruments-en', 'entry', long(41)],
  ['person', 'instruments-de', 'entries', lines(13)],
  ['person', 'text-en', 'missing', ''],
  ['person', 'text-de', 'long', long(601)],
  ['place', 'alt-de', 'missing', '', ' '],
  ['place', 'alt-de', 'long', long(501)],
  ['place', 'alt-en', undefined, ...odd],
  ['place', 'credit', 'long', long(201)],
  // The middle of the photograph.
  ['release', 'name', 'missing', '', ' '],
  ['release', 'name', 'long', long(121)],
  ['release', 'name', undefined, ...odd],
  ['release', 'links', 'missing', '', ' \n'],
  ['release', 'links', 'addresses', 'überall', `${album}\nüberall`, 'wir@glut.at', 'javascript:alert(1)'],
  ['release', 'links', 'entries', lines(9)],
  ['release', 'release_date', 'day', '2026-02-30'],
  ['release', 'release_date', 'year', '0206-12-04', 'bald', '2026'],
  ['release', 'tracks', 'entry', long(121)],
  ['release', 'tracks', 'entries', lines(101)],
  ['release', 'tracks', undefined, '3:20', odd.join('\n')],
  ['video', 'video', 'youtube', ''],
  ['video', 'video', 'youtube', 'R6MlUcmOul8', 'https://vimeo.com/1234', 'https://youtu.be/R6MlUcmOul', '🎸'],
  ['video', 'video', 'youtube', 'https://www.youtube.com/playlist?list=R6MlUcmOul8', 'javascript:alert(1)'],
  ['video', 'video', 'youtube', 'https://youtu.be/R6MlUcmOul89', 'https://user@youtu.be/R6MlUcmOul8'],
  ['video', 'video', 'youtube', 'youtu.be.example/R6MlUcmOul8', 'example.org/?https://youtu.be/R6MlUcmOul8'],
  ['video', 'title', 'long', long(121)],
  ['video', 'title', undefined, ...odd, ''],
];
const inputs = table.flatMap(([kind, field, error, ...all]) =>
  all.map((typed) => ({ kind, field, error, typed, shown: JSON.stringify(typed.slice(0, 40)) })),
);
const inWords = (sentences: readonly string[]) => {
  for (const sentence of sentences) expect(sentence).toMatch(/^\S(?!.*\{\{|error-).*\S$/u);
  expect(new Set(sentences).size).toBe(localeCodes.length);
};

test.each(inputs.filter(({ error }) => error !== undefined))(
  '$kind: $field refuses $shown by a sentence in each language ($error)',
  ({ kind, field, error, typed }) => {
    const { errors } = forms[kind];
    expect(errors({ [field]: typed }, keys)).toEqual([{ field, sentence: `error-${error}` }]);
    inWords(localeCodes.map((locale) => errors({ [field]: typed }, translatorOf(locale))[0]?.sentence ?? ''));
  },
);

test.each(inputs.filter(({ error }) => error === undefined))(
  '$kind: $field takes $shown, without what no page can hold',
  ({ kind, field, typed }) => {
    expect(forms[kind].errors({ [field]: typed }, keys)).toEqual([]);
    const { data } = contracts[kind].sent().safeParse(forms[kind].written({ [field]: typed }));
    expect(data).toBeDefined();
    expect(JSON.stringify(data)).not.toMatch(/\\u(?:00|d[89a-f])/i);
  },
);

test.each([
  ['a.jpg', 1, [319, 900], 'photo-small', { pixels: 320 }],
  ['a.jpg', 1, [600, 2401], 'photo-narrow', { times: 4 }],
  ['a.jpg', 60 * 1024 * 1024 + 1, [900, 900], 'photo-heavy', { most: 60 }],
  ['a.HEIC', 60 * 1024 * 1024, undefined, 'reason-heic', {}],
  ['a.jpg', 1, undefined, 'reason-unreadable', {}],
  // Taken, with a hint.
  ['a.jpg', 1, [320, 900], 'photo-coarse', { pixels: 600 }],
  ['a.jpg', 1, [599, 900], 'photo-coarse', { pixels: 600 }],
] as const)('a photograph %s of %i bytes and %j pixels: %s', async (name, size, pixels, key, values) => {
  const decode = async () => {
    if (!pixels) throw new Error('no picture');
    return Promise.resolve({ width: pixels[0], height: pixels[1], close: () => undefined });
  };
  vi.stubGlobal('createImageBitmap', decode);
  const file = Object.defineProperty(new File(['x'], name), 'size', { value: size });
  const answers = await Promise.all(localeCodes.map((locale) => checkPhoto(file, translatorOf(locale))));
  const told = localeCodes.map((locale) => translatorOf(locale)(key, values));
  const isTaken = key === 'photo-coarse';
  expect(answers).toEqual(told.map((sentence) => (isTaken ? { hint: sentence } : { reason: sentence })));
  inWords(told);
});

test('a photograph that is large and square enough is taken without a word', async () => {
  vi.stubGlobal('createImageBitmap', () => ({ width: 600, height: 2400, close: () => undefined }));
  expect(await checkPhoto(new File(['x'], 'a.jpg'), keys)).toEqual({});
});
