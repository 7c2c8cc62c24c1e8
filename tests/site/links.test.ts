import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { urlOf } from '../../src/config/band/linkedServices.ts';
import { site } from '../../src/config/site.ts';
import { elements, everyPage, files, origin, pages, text, titled, type Page } from './dist.ts';

/** Hosts of the venues' websites. */
const venueHosts = readdirSync('generated/content/venues').flatMap((file) => {
  const { website } = JSON.parse(readFileSync(`generated/content/venues/${file}`, 'utf8')) as {
    website?: string;
  };
  return website === undefined ? [] : [new URL(website).host];
});

/** Every address that an element of a page names: where it stands, and what it says. */
function addresses({ root }: Page) {
  const found: { element: string; attribute: string; address: string }[] = [];
  for (const attribute of ['href', 'src', 'srcset', 'action', 'component-url', 'renderer-url', 'poster']) {
    for (const element of root.querySelectorAll(`[${attribute}]`)) {
      const value = element.getAttribute(attribute) ?? '';
      const list =
        attribute === 'srcset' ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '') : [value];
      for (const address of list) found.push({ element: element.tagName, attribute, address });
    }
  }
  return found;
}

/** The addresses that styles name. */
const inStyles = (css: string) =>
  [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address]) => address ?? '');

/** The file that answers for an address of this site; a function's is in `functions/`. */
function answers(address: string, from: string): boolean {
  const { pathname } = new URL(address, `${origin}${from}`);
  const path = decodeURIComponent(pathname);
  if (path.startsWith('/api/') || path.endsWith('.ics')) return true;
  return files.includes(path) || files.includes(`${path.replace(/\/$/, '')}/index.html`);
}

const isOurs = (address: string, from: string) => new URL(address, `${origin}${from}`).origin === origin;

describe.each(titled(everyPage))('%s', (path, entry) => {
  const all = addresses(entry);

  test('every link and file of our own is there', () => {
    const ours = all.map(({ address }) => address).filter((address) => isOurs(address, path));
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter((address) => !answers(address, path))).toEqual([]);
  });

  test('every link into a page arrives at something', () => {
    const fragments = all
      .map(({ address }) => new URL(address, `${origin}${path}`))
      .filter(({ hash }) => hash);
    for (const { hash, pathname } of fragments.filter((url) => url.origin === origin)) {
      const target = pages.find((page) => page.path === pathname) ?? entry;
      expect(target.root.getElementById(decodeURIComponent(hash.slice(1))), hash).not.toBeNull();
    }
  });

  test('nothing is fetched from another host: only links lead there', () => {
    const foreign = all.filter(({ address }) => !isOurs(address, path));
    expect(foreign.filter(({ element }) => element !== 'A')).toEqual([]);
    expect(
      entry.root.querySelectorAll('[rel=preconnect], [rel=dns-prefetch], iframe, object, embed'),
    ).toEqual([]);
  });

  test('links to others are https and lead to hosts that the settings or the records name', () => {
    const known = [...site.links.map(urlOf), site.streamingPage].map((address) => new URL(address).host);
    known.push('www.youtube.com', 'open.spotify.com', 'tickets.example.com', 'www.openstreetmap.org');
    // Calendars, which nothing is asked of before a click.
    known.push('calendar.google.com', 'outlook.live.com');
    known.push(...venueHosts);
    const foreign = all
      .map(({ address }) => new URL(address, origin + path))
      .filter((url) => url.origin !== origin);
    for (const url of foreign) {
      if (url.protocol === 'mailto:') expect(url.pathname).toBe(site.email);
      else expect([url.protocol, known.includes(url.host) || url.href]).toEqual(['https:', true]);
    }
  });

  test('a link that opens a new tab says so and hands its window to nobody', () => {
    const words = entry.language === 'de' ? 'öffnet in neuem Tab' : 'opens in a new tab';
    for (const link of entry.root.querySelectorAll('[target]')) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
      expect(link.getAttribute('aria-label') ?? link.text).toContain(words);
    }
  });

  test('every link and every button has words', () => {
    for (const control of elements([entry], 'a, button, summary')) {
      const picture = control.querySelector('img')?.getAttribute('alt');
      expect(
        control.getAttribute('aria-label') ?? `${control.text}${picture ?? ''}`,
        control.outerHTML,
      ).toMatch(/\p{L}/u);
    }
  });
});

test('the pages have what the tests above go through: links into pages, to others and into new tabs', () => {
  const all = pages.flatMap((entry) =>
    addresses(entry).map(({ address }) => new URL(address, origin + entry.path)),
  );
  expect(all.filter(({ hash, origin: host }) => hash && host === origin).length).toBeGreaterThan(
    pages.length,
  );
  expect(all.filter(({ origin: host }) => host !== origin).length).toBeGreaterThan(pages.length);
  expect(elements(pages, '[target]').length).toBeGreaterThan(50);
});

test('every file that styles name is there', () => {
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => [file, text(file)] as const);
  const inline = pages.flatMap(({ path, root }) =>
    root.querySelectorAll('style').map((style) => [path, style.text] as const),
  );
  expect([...sheets, ...inline].flatMap(([, css]) => inStyles(css)).length).toBeGreaterThan(0);
  for (const [from, css] of [...sheets, ...inline]) {
    const missing = inStyles(css).filter(
      (address) => !address.startsWith('data:') && !answers(address, from),
    );
    expect(missing, from).toEqual([]);
  }
});

test('the contact pages alone send a form without script', () => {
  const withForm = pages.filter(({ root }) => root.querySelector('form[action="/api/contact"]'));
  expect(withForm.map(({ path }) => path).sort()).toEqual(['/contact', '/en/contact', '/kontakt']);
});
