import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkBand } from '../../../../scripts/band/checkBand.ts';
import { writeBand } from '../../../../scripts/band/writeBand.ts';
import { photograph, useBandProject } from './bandProject.ts';

/** A stranger has this document and the README alone. Each test does what it says, in its own words and examples. */
const content = readFileSync('docs/content.md', 'utf8');

type Fields = Record<string, unknown>;
/** The rows of all tables below a heading: their cells. */
const rowsOf = (heading: string) =>
  (content.split(/^## /m).find((part) => part.startsWith(heading)) ?? '')
    .split('\n')
    .filter((line) => /^ *\|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const codes = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
/** An example, with what a reader puts in the place of its dots. */
const parse = (code: string) =>
  JSON.parse(code.replaceAll('https://…', 'https://gozd.example.org/1')) as Fields;
/** The examples `"field": value` of a text, as one record each. */
const fragments = (text = '') =>
  codes(text)
    .filter((code) => /^"[\w:-]+": ./.test(code))
    .map((code) => parse(`{ ${code} }`));
/** The examples of the form: `field` as `"value"`. */
const named = (text = '') =>
  [...text.matchAll(/`(\w+)`(?: in `band.json`,)? \(?as `("[^`]+")`/g)].map(([, field = '', value = '']) => ({
    [field]: JSON.parse(value) as unknown,
  }));
const [first = '', whole = ''] = [...content.matchAll(/```json\n([\s\S]*?)```/g)].map(([, code]) => code);

const project = useBandProject(parse(first));
const { read, write } = project;

/** The files of the first steps; a picture beside each that has one in its row. */
const files = rowsOf("Your band's folder").filter(([file]) => file?.startsWith('`band/'));
async function followSteps() {
  write('band/band.json', parse(whole));
  for (const [file = '', least, picture] of files) {
    const [path = ''] = codes(file);
    write(path, parse(codes(least)[0] ?? ''));
    for (const name of codes(picture)) write(join(dirname(path), name), await photograph(800, 800));
  }
}
const recordOf = (folder: string): [string, Fields] => {
  const [file = '', least] = files.find(([path]) => path?.includes(`/${folder}/`)) ?? [];
  return [codes(file)[0] ?? '', parse(codes(least)[0] ?? '')];
};

test('every file of the steps is a part of the site, and nothing is left for the public one to wait for', async () => {
  await followSteps();
  expect(await checkBand(project.root)).toEqual({ stops: [], hints: [] });
  for (const [file = '', , picture] of files) {
    const path = (codes(file)[0] ?? '').replace('band/', '');
    if (path.startsWith('texts/')) continue;
    for (const each of [path, ...codes(picture).map((name) => join(dirname(path), name))])
      expect(existsSync(join(project.root, 'generated/content', each)), each).toBe(true);
  }
  expect(new Set(files.map(([file = '']) => file.split('/')[1]))).toEqual(
    new Set(['concerts', 'venues', 'members', 'gallery', 'releases', 'videos', 'texts']),
  );
  expect(read('i18n/de/page.json')).toContain('Waldfolk aus Laibach');
});

test('every example of the rows about concerts is a concert', async () => {
  await followSteps();
  const [file, record] = recordOf('concerts');
  const rows = rowsOf('Concerts, venues and pictures as files').map(([, what = '']) => what);
  const examples = rows.flatMap((what) =>
    fragments(what).map((fields) => {
      // A time stands beside a date of the same example.
      const date = fields.end === undefined ? record.date : '2026-12-04 20:00';
      // Without an hour, both stand together.
      const isOpen = codes(what).some((code) => code.startsWith('"timeUnknown"'));
      return { ...record, date, ...fields, ...(isOpen && Object.assign({}, ...fragments(what))) };
    }),
  );
  expect(examples.length).toBeGreaterThan(8);
  for (const code of codes(rows.find((what) => what.includes('"status"'))))
    examples.push({ ...record, status: code.replace('"status": ', '').replaceAll('"', '') });
  for (const example of examples) {
    write(file, example);
    await expect(writeBand(project.root), JSON.stringify(example)).resolves.toBeDefined();
  }
});

test('three facts are a site, and the facts of the rows are facts of the contract', async () => {
  expect(Object.keys(parse(first))).toHaveLength(3);
  expect((await writeBand(project.root)).facts).toMatchObject(parse(first));
  const cells = rowsOf("Your band's folder").flatMap(([, what = '']) =>
    what.includes('`band.json`') ? [what] : [],
  );
  const facts = Object.assign({}, ...cells.flatMap(named)) as Fields;
  expect(Object.keys(facts).sort()).toEqual(['country', 'ink', 'timeZone']);
  const links = cells
    .flatMap(codes)
    .filter((code) => code.startsWith('{ "url"'))
    .map(parse);
  const inImprint = codes(cells.find((cell) => cell.includes('`imprint`'))).slice(3);
  expect(inImprint.length).toBeGreaterThan(4);
  const switches = cells.flatMap((cell) => [
    ...cell.matchAll(/word \((.+?)\) under `(\w+)` in `band.json` to `(\w+)`/g),
  ]);
  expect(switches.map(([, , field]) => field)).toEqual(['sections', 'features']);
  const isOn = (words: string, on = '') =>
    Object.fromEntries(codes(words).map((word) => [word, on === 'true']));
  const switched = Object.fromEntries(
    switches.map(([, words = '', field = '', on]) => [field, isOn(words, on)]),
  );
  const imprint = Object.fromEntries(inImprint.map((field) => [field, 'x']));
  write('band/band.json', { ...parse(first), ...facts, ...switched, links, imprint });
  expect((await writeBand(project.root)).facts).toMatchObject({ ...facts, ...switched, links, imprint });
});

test('texts, instruments and places of a release are written as their rows have them', async () => {
  await followSteps();
  const rows = rowsOf("Your band's folder").map(([, what = '']) => what);
  const texts = rows.flatMap((what) => codes(what)).filter((code) => /^"[\w-]+:[\w-]+"/.test(code));
  expect(texts.length).toBeGreaterThan(1);
  for (const locale of ['de', 'en'])
    write(
      `band/texts/${locale}.json`,
      Object.fromEntries(texts.map((code) => [code.split('"')[1] ?? '', 'Konzerte'])),
    );
  const instruments = codes(rows.find((what) => what.includes('`instrumentLangKeys`')));
  const [members, member] = recordOf('members');
  write(members, {
    ...member,
    instrumentLangKeys: instruments.flatMap((code): (string | Fields)[] =>
      code.startsWith('{') ? [parse(code)] : /^[a-z-]+$/.test(code) && code !== 'text' ? [code] : [],
    ),
  });
  const [releases, release] = recordOf('releases');
  const [links = {}] = rows.flatMap((what) => fragments(what)).filter(({ links }) => links !== undefined);
  write(releases, { ...release, ...links });
  await expect(writeBand(project.root)).resolves.toBeDefined();
});

describe('pictures of the page', () => {
  const rows = rowsOf('Pictures of the page').filter(([file]) => file?.startsWith('`'));
  const places = rows.flatMap(([file, , , width]) =>
    codes(file).map((name) => [name, Number(width)] as const),
  );

  test.each([
    [0, 0],
    [-1, places.length],
  ])('with %i pixels more than the table has, %i are small for their place', async (more, count) => {
    write('band/band.json', parse(whole));
    for (const [name, width] of places)
      write(`band/pictures/${name}.jpg`, await photograph(width + more, width));
    const { hints } = await writeBand(project.root);
    expect(hints).toHaveLength(count);
    for (const [name] of places)
      expect(existsSync(join(project.root, `generated/content/pictures/${name}.jpg`))).toBe(true);
  });
});
