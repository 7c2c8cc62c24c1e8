import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { localeCodes, locales } from '../../../../src/config/locales.ts';
import { galleryLabels, pictureLabels } from '../../../../src/features/gallery/galleryLabels.ts';
import PictureList from '../../../../src/features/gallery/list/PictureList.tsx';
import Gallery from '../../../../src/features/gallery/strip/Gallery.tsx';
import GalleryStrip from '../../../../src/features/gallery/strip/GalleryStrip.astro';
import { translator } from '../../../../src/lib/i18n/i18n.ts';
import { islandContainer } from '../../islandContainer.ts';
import { fakeOtherPages } from '../../otherPages.ts';
import { renderHook } from '../../renderHook.ts';
import { storedPicture } from '../../storedPicture.ts';

const container = await islandContainer('interaction');

/** A style sheet or an observer that does nothing. */
class Idle {
  replaceSync = () => undefined;
  observe = () => undefined;
  disconnect = () => undefined;
}

test.each(localeCodes)(
  'without script (%s) the strip is empty, and the first touch of the page loads its script',
  async (locale) => {
    const html = parse(await container.renderToString(GalleryStrip, { props: { locale } }));
    expect(html.querySelector('p.lead, section, figure, [data-column], [data-all-pictures]')).toBeNull();
    const island = html.querySelector('astro-island');
    expect([island?.getAttribute('client'), island?.text]).toEqual(['interaction', '']);
  },
);

describe.each(localeCodes)('a gallery that is empty at build (%s)', (locale) => {
  const t = translator(locale);
  const none = t('media:pictures-empty');

  /** Hydrates an island of that HTML. Returns its HTML after the desk has sent its pictures from another page, and the section around it. */
  async function hydrate(island: () => ReactNode) {
    const desk = fakeOtherPages();
    const section = { hidden: true };
    vi.stubGlobal('location', new URL('https://match.example/'));
    for (const name of ['CSSStyleSheet', 'MutationObserver']) vi.stubGlobal(name, Idle);
    vi.stubGlobal('document', {
      ...{ documentElement: { lang: locales[locale].tag, hasAttribute: () => false }, cookie: '' },
      ...{ activeElement: null, adoptedStyleSheets: [] },
      querySelector: (selector: string) => (selector === '#media' ? section : null),
    });
    // The build's list of all pictures is empty, and that of the API has not changed.
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(path.endsWith('.json') ? Response.json([]) : new Response(null, { status: 304 })),
    );
    const hook = await renderHook(island);
    const html = () => parse(renderToStaticMarkup(hook.current));
    const receive = async (...ids: string[]) => {
      await hook.act(() =>
        desk.receive(
          'pictures',
          ids.map((id) => storedPicture(id, { alt: { de: id, en: id } })),
        ),
      );
      await hook.act(vi.dynamicImportSettled);
      return html();
    };
    return { html, section, receive };
  }
  const built = { etag: 'digest', count: 0 };
  const namesIn = (html: ReturnType<typeof parse>) =>
    html.querySelectorAll('img').map((image) => image.getAttribute('alt'));
  const buttonsIn = (html: ReturnType<typeof parse>) =>
    html.querySelectorAll('button').map((button) => button.getAttribute('aria-label'));

  test('U9 the strip appears with the first upload, shows the next one at once, and goes with the last one', async () => {
    const { html, section, receive } = await hydrate(() => Gallery({ ...built, labels: galleryLabels(t) }));
    expect([html().text, section.hidden]).toEqual(['', true]);
    const one = await receive('one');
    expect([namesIn(one), buttonsIn(one), one.querySelector('.lead')]).toEqual([['one'], [], null]);
    expect(one.querySelector('section')?.getAttribute('aria-label')).toBe(t('media:gallery'));
    expect(section.hidden).toBe(false);
    const two = await receive('two', 'one');
    expect([namesIn(two), two.querySelectorAll('[data-column]').length]).toEqual([['two', 'one'], 2]);
    expect(buttonsIn(two)).toContain(t('slideshow:next'));
    await receive();
    expect(section.hidden, 'the last picture is gone, and its section with it').toBe(true);
  });

  test('the list of all pictures says that its last one is gone', async () => {
    const list = <div role="listitem" />;
    const { receive } = await hydrate(() =>
      PictureList({ etag: 'digest', count: 1, children: list, labels: pictureLabels(t) }),
    );
    expect(namesIn(await receive('one'))).toEqual(['one']);
    expect((await receive()).querySelector('.lead')?.text).toBe(none);
  });
});
