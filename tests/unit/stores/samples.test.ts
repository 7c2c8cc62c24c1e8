import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { repositoryIn } from '../../../src/stores/repository/repository.ts';
import { isOwnSite, recordFiles, sampleDigest, samplesFile } from '../../../src/stores/repository/samples.ts';
import { writeRepository } from '../../fakes/repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sample = { name: 'Erfunden', date: '2031-05-04T20:00:00+02:00' };
const { id, ...own } = { id: 'own', name: 'Eigenes', date: '2031-05-05T20:00:00+02:00' };

test('every record of this repository is marked as a sample, and nothing else is', () => {
  const records = globSync('src/content/{concerts,venues,gallery,members,releases,videos}/*.json');
  const digests = records.map((file) => sampleDigest(JSON.parse(readFileSync(file, 'utf8'))));
  expect(readFileSync(samplesFile, 'utf8').trim().split(/\s+/).sort()).toEqual(digests.sort());
});

test.each([
  ['production', undefined, true],
  ['production', '', true],
  ['production', '0', true],
  ['production', '1', false],
  ['deploy-preview', undefined, false],
  ['branch-deploy', undefined, false],
  ['', undefined, false],
  [undefined, undefined, false],
])('a build for %j with SHOW_SAMPLE=%j leaves out the samples: %j', (CONTEXT, SHOW_SAMPLE, expected) =>
  expect(isOwnSite((name) => ({ CONTEXT, SHOW_SAMPLE })[name])).toBe(expected),
);

test('the own site has the own records and the samples that the band has changed, whatever their white space and order', () => {
  writeRepository(folder, {
    concerts: [
      { id: 'a', ...sample },
      { id: 'b', ...sample, name: 'Geändert' },
      { id, ...own },
    ],
  });
  writeFileSync(join(folder, samplesFile), `${sampleDigest(sample)}\n`);
  writeFileSync(join(folder, 'src/content/concerts/c.json'), JSON.stringify(sample, null, 4));
  const [name, date] = Object.entries(sample);
  writeFileSync(
    join(folder, 'src/content/concerts/d.json'),
    JSON.stringify(Object.fromEntries([date, name].filter((each) => each !== undefined))),
  );
  const names = (isOwn: boolean) =>
    repositoryIn(folder, isOwn)
      .concerts()
      .map((concert) => concert.id)
      .sort();
  expect(names(false)).toEqual(['a', 'b', 'c', 'd', 'own']);
  expect(names(true)).toEqual(['b', 'own']);
});

test('a folder that the band has emptied has no records; a project without content fails', () => {
  rmSync(join(folder, 'src/content/gallery'), { recursive: true });
  expect(recordFiles(folder, 'src/content/gallery', true)).toEqual([]);
  expect(() => recordFiles(join(folder, 'nowhere'), 'src/content/gallery', true)).toThrow('ENOENT');
});
