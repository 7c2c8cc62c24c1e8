import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../functions/_lib/http/platform.ts';
import concertPage from '../../functions/concertPage.ts';
import { type RunningSite, serve } from '../../scripts/serve/server.ts';
import { useBlobs } from '../fakes/blobs.ts';
import { isNight } from '../night.ts';
import { pages, titled } from './dist.ts';

const context: Context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
const concerts = pages.filter(({ path }) => /^(\/en)?\/live\/\d/.test(path));
/** CDNs use this quality on the fly. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const styles = /<style>(.*?)<\/style>/gs;
/**
 * The page without values of the build: Astro's name of an island, a digest of its properties, which hold the path; and the order of the
 * style sheets, which Astro chooses for each route.
 */
const comparable = (html: string) => ({
  rest: html
    .replaceAll(styles, '')
    .replaceAll(/ uid="\w+"/g, '')
    .replaceAll(/style-src [^;"]*/g, ''),
  styles: [...html.matchAll(styles)].flatMap(([, sheets = '']) => sheets.trim().split(/\s*\n\s*/)).sort(),
});

let site: RunningSite;

useBlobs();
beforeAll(async () => {
  site = await serve({ port: 0 });
});
afterAll(() => site.stop());

test('the built concerts have pages in both languages', () => expect(concerts.length).toBeGreaterThan(50));

/** By day each concert in one of its languages. */
const compared = concerts.filter(
  ({ language }, index) => isNight || (language === 'de') === (index % 2 === 0),
);

test.each(titled(compared))(
  '%s is what the function writes for the same record, and asks for its content, which has not changed',
  async (path, { html, root }) => {
    const response = await concertPage(new Request(site.url + path), context);
    expect(response.status).toBe(200);
    expect(comparable(await response.text())).toEqual(comparable(html));
    const state = root.querySelector('#concert-state');
    const request = new Request(site.url + (state?.getAttribute('data-address') ?? ''), {
      headers: { 'if-none-match': `"${state?.getAttribute('value') ?? ''}"` },
    });
    expect((await concertPage(request, context)).status).toBe(304);
  },
);

test('a page loads no script file and no picture, and its HTML weighs at most 40 KB', () => {
  for (const { path, root, html } of concerts) {
    expect(root.querySelectorAll('script[src], link[rel=modulepreload], main img'), path).toEqual([]);
    expect(brotliCompressSync(html, { params }).length, path).toBeLessThan(40_000);
  }
});
