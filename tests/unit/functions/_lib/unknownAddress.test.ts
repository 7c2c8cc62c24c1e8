import { expect, test } from 'vitest';
import { site } from '../../../../src/config/site.ts';
import elsewhere from '../../../../functions/elsewhere.ts';

const context = { ip: '', params: {}, waitUntil: () => undefined };
async function leadsTo(path: string): Promise<string> {
  const { status, headers } = await elsewhere(new Request(`https://band.test${path}`), context);
  return `${status} ${headers.get('location') ?? ''}`;
}

test.each([
  ['/Kontakt', '301 /kontakt'],
  ['/En/The-Band', '301 /en/the-band'],
  ['/Termine.ICS', '301 /termine.ics'],
  ['/Live/Lampenfieber', '301 /live/lampenfieber'],
  ['/EN/LIVE/LAMPENFIEBER?from=poster', '301 /en/live/lampenfieber?from=poster'],
  ['/%4Bontakt', '301 /kontakt'],
  ['/Live/%C3%84rger', '301 /live/%C3%A4rger'],
  ['/Live/Wer%3FWir', '301 /live/wer%3Fwir'],
])('the address with capitals %s answers with its twin: %s', async (path, answer) =>
  expect(await leadsTo(path)).toBe(answer),
);

test.each([
  ['/booking', '/#booking'],
  ['/Booking/', '/#booking'],
  ['/tickets?from=poster', '/?from=poster#live'],
  ['/musik', '/#music'],
  ['/music', '/en/#music'],
  ['/presse', '/#media'],
  ['/press', '/en/#media'],
  ['/en/booking', '/en/#booking'],
  ['/en/Presse', '/en/#media'],
  ['/termine', '/#live'],
  ['/band', '/#the-band'],
  ['/en/photos', '/en/#media'],
])('%s leads home to the section that it names: %s', async (path, answer) =>
  expect(await leadsTo(path)).toBe(`302 ${answer}`),
);

test.each([
  ['/nothing', '/'],
  ['/a/booking', '/'],
  ['/constructor', '/'],
  ['/__proto__', '/'],
  ['/english', '/'],
  ['/live/a/B', '/'],
  ['/kontakt%2F', '/'],
  ['/%E0%A4%A', '/'],
  ['/EN/nothing', '/en/'],
  ['/en/a/b', '/en/'],
])('%s has no page and leads home: %s', async (path, answer) =>
  expect(await leadsTo(path)).toBe(`302 ${answer}`),
);

test('a word leads to the beginning of the home page where its section is off', async () => {
  Object.assign(site.sections, { music: false, media: false });
  const answers = [await leadsTo('/musik'), await leadsTo('/en/press'), await leadsTo('/booking')];
  Object.assign(site.sections, { music: true, media: true });
  expect(answers).toEqual(['302 /', '302 /en/', '302 /#booking']);
});
