import { expect, test, vi } from 'vitest';
import { mostPixels } from '../../../../src/config/uploads.ts';
import { storedPicture as contract } from '../../../../src/records/gallery/storedPicture.ts';
import { validRecords } from '../../../../src/lib/validRecords.ts';
import { storedPicture } from '../../storedPicture.ts';

const a = storedPicture('a');
const valid = (answer: readonly unknown[]) => validRecords('picture', contract, answer);

test.each<[string, string, object]>([
  ['on another host', 'url', { url: '//elsewhere.example/b' }],
  ['with another protocol', 'url', { url: 'https://elsewhere.example/b' }],
  ['with a relative address', 'url', { url: 'b' }],
  ['without a width', 'width', { width: 0 }],
  ['without a height', 'height', { height: 0 }],
  ['with a text for a size', 'width', { width: '1' }],
  ['with more pixels than a phone can show', 'width', { width: 10_000, height: mostPixels / 10_000 + 1 }],
])('leaves out a picture %s, and names %s', (_, field, fields) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(valid([storedPicture('b', fields), a])).toEqual([a]);
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`The picture b is left out: ${field} `),
  );
  expect(valid([storedPicture('b', { width: 10_000, height: mostPixels / 10_000, url: '/' })])).toHaveLength(
    1,
  );
  warned.mockRestore();
});

test('shows a picture with a field of a newer version, and without a text that breaks its contract', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(valid([storedPicture('b', { blurHash: 'x', alt: { de: 'Nora.' } })])).toEqual([storedPicture('b')]);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('The picture b: alt.en '));
  warned.mockRestore();
});
