import ssr from '@astrojs/react/server.js';
import { type AstroContainerOptions, experimental_AstroContainer as AstroContainer } from 'astro/container';
import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { localeCodes, locales } from '../../../../src/config/locales.ts';
import AllPictures from '../../../../src/features/gallery/AllPictures.astro';
import { galleryLabels, pictureLabels } from '../../../../src/features/gallery/galleryLabels.ts';
import PictureList from '../../../../src/features/gallery/list/PictureList.tsx';
import Gallery from '../../../../src/features/gallery/strip/Gallery.tsx';
import GalleryStrip from '../../../../src/features/gallery/strip/GalleryStrip.astro';
import { loadScript } from '../../../../src/lib/browser/loadScript.ts';
import { translator } from '../../../../src/lib/i18n/i18n.ts';
import { fakeOtherPages } from '../../otherPages.ts';
import { renderHook } from '../../renderHook.ts';
import { storedPicture } from '../../storedPicture.ts';

vi.mock('../../../../src/stores/collections/content.ts', () => ({ gallery: () => Promise.resolve([]) }));
// The list that the build has written for the large view.
vi.mock('../../../../src/features/gallery/sync/builtPictures.ts', () => ({
  loadBuiltPictures: () => Promise.resolve([]),
}));
vi.mock('../../../../src/lib/browser/loadScript.ts', { spy: true });

const container = await AstroContainer.create({
  renderers: [{ name: '@astrojs/react', ssr, clientEntrypoint: '@astrojs/react/client.js' }],
  manifest: { clientDirectives: new Map([['inview', '()=>{}']]) } as NonNullable<
    AstroContainerOptions['manifest']
  >,
});

describe.each(localeCodes)('without script (%s)', (locale) => {
  test.each([
    ['the strip', GalleryStrip, {}],
    ['the list of all pictures', AllPictures, { entries: [], etag: 'digest' }],
  ])(
    '%s says that it is empty, counts nothing, and has a box whose sight loads its script',
    async (_, section, props) => {
      const none = translator(locale)('media:pictures-empty');
      const html = parse(await container.renderToString(section, { props: { locale, ...props } }));
      expect(html.querySelectorAll('p.lead').map(({ text }) => text)).toEqual([none]);
      expect(html.querySelector('section section, figure, [data-column], [role="list"]')).toBeNull();
      expect(html.querySelectorAll('[data-all-pictures]:not([hidden])')).toEqual([]);
      expect(html.querySelector('astro-island > div')?.text).toBe(none);
    },
  );
});

describe.each(localeCodes)('a gallery that is empty at build (%s)', (locale) => {
  const t = translator(locale);
  const none = t('media:pictures-empty');

  /** Hydrates an island of that HTML. Returns its HTML after the desk has sent its pictures from another page, and the link to all of them. */
  async function hydrate(island: () => ReactNode) {
    const desk = fakeOtherPages();
    const link = { hidden: true, textContent: '' };
    vi.stubGlobal('location', new URL('https://match.example/'));
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        replaceSync = () => undefined;
      },
    );
    vi.stubGlobal(
      'MutationObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    vi.stubGlobal('document', {
      ...{ documentElement: { lang: locales[locale].tag, hasAttribute: () => false }, cookie: '' },
      ...{ activeElement: null, adoptedStyleSheets: [] },
      querySelector: (selector: string) => (selector === '[data-all-pictures]' ? link : null),
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 304 })));
    const hook = await renderHook(island);
    const html = () => parse(renderToStaticMarkup(hook.current));
    const receive = async (...ids: string[]) => {
      await hook.act(() =>
        desk.receive(
          'pictures',
          ids.map((id) => storedPicture(id, { alt: { de: id, en: id } })),
        ),
      );
      await hook.act(() => vi.mocked(loadScript).mock.results.at(-1)?.value);
      return html();
    };
    return { html, link, receive };
  }
  const built = { etag: 'digest', count: 0, children: <p className="lead">{none}</p> };
  const namesIn = (html: ReturnType<typeof parse>) =>
    html.querySelectorAll('img').map((image) => image.getAttribute('alt'));
  const buttonsIn = (html: ReturnType<typeof parse>) =>
    html.querySelectorAll('button').map((button) => button.getAttribute('aria-label'));

  test('U9 the strip shows the first upload and the next one at once, and its link counts them', async () => {
    const { html, link, receive } = await hydrate(() => Gallery({ ...built, labels: galleryLabels(t) }));
    expect([html().text, link]).toEqual([none, { hidden: true, textContent: '' }]);
    const one = await receive('one');
    expect([namesIn(one), buttonsIn(one), one.querySelector('.lead')]).toEqual([['one'], [], null]);
    expect(one.querySelector('section')?.getAttribute('aria-label')).toBe(t('media:gallery'));
    expect(link).toEqual({ hidden: false, textContent: t('media:all-pictures-link', { count: 1 }) });
    const two = await receive('two', 'one');
    expect([namesIn(two), two.querySelectorAll('[data-column]').length]).toEqual([['two', 'one'], 2]);
    expect(buttonsIn(two)).toContain(t('slideshow:next'));
    expect(link.textContent).toBe(t('media:all-pictures-link', { count: 2 }));
  });

  test('the list of all pictures shows the first upload at once', async () => {
    const { html, receive } = await hydrate(() => PictureList({ ...built, labels: pictureLabels(t) }));
    expect(html().text).toBe(none);
    const one = await receive('one');
    expect([namesIn(one), one.querySelectorAll('[role="list"] [role="listitem"]').length]).toEqual([
      ['one'],
      1,
    ]);
    expect(one.querySelector('.lead')).toBeNull();
  });
});
