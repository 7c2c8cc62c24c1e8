import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { instantOf } from '../instantOf.ts';
import { formAddress } from '../../src/config/contact.ts';
import { sections } from '../../src/config/routes.ts';
import { linkName, urlOf } from '../../src/config/band/linkedServices.ts';
import { site } from '../../src/config/site.ts';
import type { Member } from '../../src/records/member.ts';
import { concertFile } from '../../src/stores/repository/concertFile.ts';
import { literally, paths, records, text } from '../e2e/words.ts';
import { attributesOf, builtAt, elements, page } from './dist.ts';

const folder = 'generated/content/concerts';
/** Every concert's instant, in milliseconds, in the order of time. */
const instants = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => concertFile.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))
  .map(({ date }) => Date.parse(date))
  .sort((a, b) => a - b);

describe.each([
  ['/', '/live', '/medien', '/live/alle', '/medien/alle'],
  ['/en/', '/en/live', '/en/media', '/en/live/all', '/en/media/all'],
])('%s', (path, live, media, allConcerts, allPictures) => {
  const { root, language } = page(path);
  const words = (key: string, values?: Record<string, string>) => text(language, key, values);
  const section = (id: string) => {
    const found = root.getElementById(id);
    if (!found) throw new Error(`${path} has no section ${id}.`);
    return {
      /** At least one, or the test fails: a selector that has gone stale must not pass. */
      all: (selector: string) => elements([{ root: found }], selector),
      text: found.text,
    };
  };
  test('is not painted before its first view is whole, and the address of a section not before its end', () => {
    const awaited = (of: string) =>
      attributesOf(page(of).root, 'head link[rel=expect][blocking=render]', 'href');
    expect(awaited(path)).toEqual([`#${sections[1]}`]);
    expect(awaited(live)).toEqual(['#end']);
  });

  const hrefs = (id: string, selector = 'a') =>
    section(id)
      .all(selector)
      .map((link) => link.getAttribute('href'));
  const texts = (id: string, selector: string) =>
    section(id)
      .all(selector)
      .map((element) => element.text.trim().replaceAll('\u00ad', ''));
  const times = (list: string) =>
    section('live')
      .all(`#${list} time`)
      .map((time) => instantOf(time.getAttribute('datetime')));

  test('hero: the streaming page and the concerts', () => {
    expect(hrefs('hero', '.buttons a')).toEqual([site.streamingPage, live]);
    expect(section('hero').all('img')).toHaveLength(2);
  });

  test('hero: the next concert that takes place, and a way for bookers', () => {
    const next = section('live')
      .all('#concerts-upcoming article')
      .find((ticket) => !ticket.querySelector('[data-off]'));
    const lines = section('hero').all('.next-concert a');
    const [line, ...others] = lines.filter((link) => !link.hasAttribute('hidden'));
    expect(others).toEqual([]);
    expect(line?.getAttribute('href')).toBe(next?.querySelector('h4 a')?.getAttribute('href'));
    expect(line?.text).toContain(words('hero:next-concert'));
    expect(line?.text).toContain(next?.querySelector('[data-place]')?.text);
    expect(lines.at(-1)?.text).toContain(words('live:empty-upcoming-book'));
  });

  test('welcome: the slogan and the logo', () => {
    const slogan = ['between', 'fuse', 'schnulze', 'between-2', 'last-train'].map((key) =>
      words(`welcome:${key}`),
    );
    expect(section('welcome').text).toContain(slogan.join(' '));
    expect(texts('welcome', 'h2')).toEqual([`${words('welcome:welcome-to')} ${site.artist}`]);
    expect(section('welcome').all('h2 svg')).toHaveLength(1);
  });

  test('E4 live: upcoming ascending, past descending and not clickable, and a way to all of them', () => {
    const isUpcoming = (instant: number) => instant >= builtAt.getTime();
    expect(times('concerts-upcoming')).toEqual(instants.filter(isUpcoming));
    expect(times('concerts-past')).toEqual(instants.filter((instant) => !isUpcoming(instant)).reverse());
    const past = section('live').all('#concerts-past [data-past]');
    expect(past).toHaveLength(times('concerts-past').length);
    expect(past.flatMap((ticket) => ticket.querySelectorAll('a, button, [tabindex]'))).toEqual([]);
    expect(hrefs('live')).toContain(allConcerts);
  });

  test('the band: four texts, a banner, two frames, and the streaming page', () => {
    expect(texts('the-band', 'ol > li p')).toEqual(
      [1, 2, 3, 4].map((part) => words(`band:band-description-${part}`)),
    );
    expect(section('the-band').all('figure img')).toHaveLength(2);
    expect(section('the-band').all('.banner img')).toHaveLength(1);
    expect(hrefs('the-band')).toEqual([site.streamingPage]);
  });

  test('members: in their order, each with its instruments and its text', () => {
    const members = records<Member>('members').toSorted((a, b) => a.order - b.order);
    const played = ({ instrumentLangKeys }: Member) =>
      instrumentLangKeys.map((key) => words(`instruments:${String(key)}`)).join(' & ');
    expect(texts('members', 'summary h3')).toEqual(members.map((each) => `${each.name} ${played(each)}`));
    expect(texts('members', 'p')).toEqual(members.map((each) => each.text?.[language]));
    expect(attributesOf(root, '#members summary img', 'alt')).toEqual(members.map(() => ''));
  });

  test('music: at most ten videos, the first of them large, and the releases newest first', () => {
    const videos = records<{ video: string; order: number }>('videos').toSorted((a, b) => a.order - b.order);
    expect(hrefs('music', 'figure a[target], ol a[target]')).toEqual(
      videos.slice(0, 10).map(({ video }) => `https://www.youtube.com/watch?v=${video}`),
    );
    expect(section('music').all('figure a')).toHaveLength(1);
    const releases = records<{ name: string; release_date: string; spotify_url: string }>(
      'releases',
    ).toSorted((a, b) => b.release_date.localeCompare(a.release_date));
    expect(hrefs('music', '.releases [data-column] a')).toEqual(
      releases.map(({ spotify_url }) => spotify_url),
    );
    const columns = texts('music', '.releases [data-column]');
    for (const [index, { name, release_date }] of releases.entries())
      expect(columns[index]).toMatch(new RegExp(`${literally(name)}.*${release_date.slice(0, 4)}`, 's'));
    expect(section('music').all('.releases [data-column] img')).toHaveLength(releases.length);
  });

  test('booking: three texts, the address and the form', () => {
    expect(texts('booking', '.texts p')).toEqual([1, 2, 3].map((part) => words(`booking:booking-${part}`)));
    expect(texts('booking', 'a')).toEqual([
      site.email,
      words('booking:or-form'),
      words('booking:on-request'),
    ]);
    expect(hrefs('booking', 'a')[1]).toBe(formAddress(paths.contact[language]));
    expect(hrefs('booking', 'a')[0]).toMatch(`mailto:${site.email}?`);
    const copy = section('booking').all('button')[0];
    expect(copy?.getAttribute('aria-label')).toBe(`${words('booking:copy')}: ${site.email}`);
    expect(texts('booking', 'p')).toContain(words('booking:on-request'));
  });

  test('media: the gallery, and a way to all pictures', () => {
    expect(section('media').all('img')).toHaveLength(24);
    expect(hrefs('media', '[data-column] a')).toHaveLength(24);
    expect(hrefs('media', 'a:not([data-column] a)')).toEqual([allPictures]);
    const [list] = section('media').all('a:not([data-column] a)');
    expect(list?.text.trim()).toMatch(/^(Alle 24 Bilder|All 24 pictures)$/);
  });

  test('the lists lead back to their sections, also without script', () => {
    for (const [list, back] of [
      [allConcerts, live],
      [allPictures, media],
    ] as const)
      expect(attributesOf(page(list).root, 'main a[data-back]', 'href')).toEqual([back]);
  });

  test('COMING SOON! stands where it is specified, to be seen and heard, and reached by no key', () => {
    const soon = root.querySelectorAll('[aria-disabled=true]');
    const keys = ['hero:merch', 'booking:contact-now', 'media:all-pics', 'media:videos', 'media:press'];
    // In the bar and in the menu.
    expect(soon.map(({ text: shown }) => shown)).toEqual(
      ['navigation:contact', 'navigation:contact', ...keys].map(
        (key) => `${words(key)} (${words('page:coming-soon-spoken')})${words('page:coming-soon')}`,
      ),
    );
    for (const each of soon) {
      expect(each.getAttribute('role')).toBe('link');
      expect(each.querySelectorAll('a, button, [tabindex]')).toEqual([]);
      expect(each.querySelector('.visually-hidden')?.text).toContain(words('page:coming-soon-spoken'));
      expect(each.querySelector('[aria-hidden]:not(svg)')?.text).toBe(words('page:coming-soon'));
    }
  });

  test('L1 the languages are links with names and languages, the current one marked', () => {
    const links = ['de', 'en'].map((code) => root.querySelector(`header a[data-language=${code}]`));
    const attributes = ['href', 'lang', 'hreflang', 'aria-current'];
    expect(links.map((link) => attributes.map((name) => link?.getAttribute(name)))).toEqual([
      ['/', 'de-AT', 'de-AT', path === '/' ? 'true' : undefined],
      ['/en/', 'en-GB', 'en-GB', path === '/' ? undefined : 'true'],
    ]);
    expect(links.map((link) => link?.text)).toEqual(['DEDeutsch', 'ENEnglish']);
    expect(links.map((link) => link?.querySelector('[aria-hidden]')?.text)).toEqual(['DE', 'EN']);
  });

  test('the footer: the year, booking and contact, the legal pages, the support channels', () => {
    const footer = root.querySelector('footer');
    expect(footer?.text).toContain('© 2025 Match');
    const links = footer?.querySelectorAll('a') ?? [];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...[`${path}#booking`, paths.contact[language], paths.imprint[language], paths.gdpr[language]],
      ...site.links.map(urlOf),
    ]);
    const names = ['navigation:booking', 'navigation:contact', 'navigation:imprint', 'navigation:gdpr'];
    expect(links.slice(0, 4).map((link) => link.text.trim())).toEqual(names.map((key) => words(key)));
    for (const [index, link] of site.links.entries())
      expect(links[index + 4]?.text).toContain(linkName(link));
  });
});
