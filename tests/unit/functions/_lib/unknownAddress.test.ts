import { expect, test } from 'vitest';
import { site } from '../../../../src/config/site.ts';
import elsewhere from '../../../../functions/elsewhere.ts';

const context = { ip: '', params: {}, waitUntil: () => undefined };
async function leadsTo(path: string): Promise<string> {
  const { status, headers } = await elsewhere(new Request(`https://band.test${path}`), context);
  return `${status} ${headers.get('location') ?? ''}`;
}

test.each([
  // Twins of addresses with capitals.
  ['/Kontakt', '301 /kontakt'],
  ['/En/The-Band', '301 /en/the-band'],
  ['/Termine.ICS', '301 /termine.ics'],
  ['/Live/Lampenfieber', '301 /live/lampenfieber'],
  ['/EN/LIVE/LAMPENFIEBER?from=poster', '301 /en/live/lampenfieber?from=poster'],
  ['/%4Bontakt', '301 /kontakt'],
  ['/Live/%C3%84rger', '301 /live/%C3%A4rger'],
  ['/Live/Wer%3FWir', '301 /live/wer%3Fwir'],
  // Words for a section.
  ['/booking', '302 /#booking'],
  ['/Booking/', '302 /#booking'],
  ['/tickets?from=poster', '302 /?from=poster#live'],
  ['/musik', '302 /#music'],
  ['/music', '302 /en/#music'],
  ['/presse', '302 /#media'],
  ['/press', '302 /en/#media'],
  ['/en/booking', '302 /en/#booking'],
  ['/en/Presse', '302 /en/#media'],
  ['/termine', '302 /#live'],
  ['/band', '302 /#the-band'],
  ['/en/photos', '302 /en/#media'],
  // No page.
  ['/nothing', '302 /'],
  ['/a/booking', '302 /'],
  ['/constructor', '302 /'],
  ['/__proto__', '302 /'],
  ['/english', '302 /'],
  ['/live/a/B', '302 /'],
  ['/kontakt%2F', '302 /'],
  ['/%E0%A4%A', '302 /'],
  ['/EN/nothing', '302 /en/'],
  ['/en/a/b', '302 /en/'],
])('%s leads to its twin in lower case, to the section that it names, or home: %s', async (path, answer) =>
  expect(await leadsTo(path)).toBe(answer),
);

test('a word leads to the beginning of the home page where its section is off', async () => {
  Object.assign(site.sections, { music: false, media: false });
  const answers = [await leadsTo('/musik'), await leadsTo('/en/press'), await leadsTo('/booking')];
  Object.assign(site.sections, { music: true, media: true });
  expect(answers).toEqual(['302 /', '302 /en/', '302 /#booking']);
});
