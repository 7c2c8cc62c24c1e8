import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTemplate } from '../../../../../functions/_lib/concertPage/template.ts';
import { partsId, placeholders } from '../../../../../src/config/concertPage.ts';
import { type Fake, startFake } from '../../../../fakes/http.ts';

const classes = { line: {}, button: { button: 'b1' }, ticket: {}, badge: {} };
const cards = ['0123456789ab'];
const { title, content } = placeholders;
const pageWith = (json: string) =>
  `<title>${title}</title>${content}<script type="application/json" id="${partsId}">${json}</script>`;

let page = '';
let status = 200;
let site: Fake;
beforeAll(async () => {
  site = await startFake(() => new Response(page, { status, headers: { 'x-robots-tag': 'noindex' } }));
});
afterAll(() => site.stop());
const read = () => readTemplate(new Request(`${site.url}/live/x`), 'de');

test('reads the parts of the build, and replaces placeholders, but none in a value', async () => {
  page = pageWith(JSON.stringify({ classes, cards }));
  const template = await read();
  expect(template).toMatchObject({ classes, cards });
  const values = {
    slug: 'x',
    title: `<${content}>`,
    description: '',
    card: '',
    cardText: '',
    content: '<p>Text</p>',
    data: '{}',
  };
  expect(template?.interpolate(values)).toBe(`<title>&lt;${content}&gt;</title><p>Text</p>`);
});

test.each([
  ['no parts', '<title></title>'],
  ['parts that are no JSON', pageWith('{"classes":')],
  ['parts of another shape', pageWith(JSON.stringify({ cards, classes: {} }))],
])('fails as a foreign service does for a template with %s', async (_, broken) => {
  page = broken;
  await expect(read()).rejects.toMatchObject({ name: 'ProblemError', problem: 'upstream' });
});

test('there is none while the site waits for its band: the host has no such file', async () => {
  status = 302;
  expect(await read()).toBeUndefined();
});
