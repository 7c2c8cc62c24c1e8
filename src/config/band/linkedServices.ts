import type { BandLink } from '../site.ts';

/** The host of a service, its name, and its company with town and country (ISO 3166). */
type Row = readonly [host: string, name: string, provider?: string, country?: string];

const meta = ['Meta Platforms Ireland Limited, Dublin', 'IE'] as const;
const google = ['Google Ireland Limited, Dublin', 'IE'] as const;
const apple = ['Apple Distribution International Limited, Cork', 'IE'] as const;

/** In the order of the privacy page's rows. A host stands for its subdomains, too; Mastodon has many hosts and providers. */
const rows: readonly Row[] = [
  ['music.youtube.com', 'YouTube Music', ...google],
  ['youtube.com', 'YouTube', ...google],
  ['youtu.be', 'YouTube', ...google],
  ['youtube-nocookie.com', 'YouTube', ...google],
  ['spotify.com', 'Spotify', 'Spotify AB, Stockholm', 'SE'],
  ['patreon.com', 'Patreon', 'Patreon, Inc., San Francisco', 'US'],
  ['instagram.com', 'Instagram', ...meta],
  ['facebook.com', 'Facebook', ...meta],
  ['threads.com', 'Threads', ...meta],
  ['threads.net', 'Threads', ...meta],
  ['tiktok.com', 'TikTok', 'TikTok Technology Limited, Dublin', 'IE'],
  ['bandcamp.com', 'Bandcamp', 'Bandcamp Ventures LLC', 'US'],
  ['soundcloud.com', 'SoundCloud', 'SoundCloud Global Limited & Co. KG, Berlin', 'DE'],
  ['music.apple.com', 'Apple Music', ...apple],
  ['deezer.com', 'Deezer', 'Deezer S.A., Paris', 'FR'],
  ['tidal.com', 'TIDAL', 'TIDAL Music AS, Oslo', 'NO'],
  ['music.amazon.com', 'Amazon Music'],
  ['qobuz.com', 'Qobuz'],
  ['bsky.app', 'Bluesky', 'Bluesky Social, PBC, Seattle', 'US'],
  ['mastodon.social', 'Mastodon'],
];

export const urlOf = (link: BandLink): string => (typeof link === 'string' ? link : link.url);

/** The host of an absolute address, without its `www`. Throws for words that are no address. */
export const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');

const rowOf = (link: BandLink): Row | undefined => {
  const host = `.${hostOf(urlOf(link))}`;
  return rows.find(([known]) => host.endsWith(`.${known}`));
};

/** The name of a known service that a link leads to; `undefined` for any other host. */
export const serviceName = (link: BandLink): string | undefined => rowOf(link)?.[1];

/** "Patreon": the word of a link, the name of its service, or its host. */
export const linkName = (link: BandLink): string =>
  typeof link === 'string' ? (serviceName(link) ?? hostOf(link)) : link.name;

/** A service, and who provides it: a company with its town, and its country. */
type LinkedService = Record<'name', string> & Partial<Record<'company' | 'country', string>>;

/** The services of links, each once: the known services in the order of their table, then the others by their words. */
export function linkedServices(links: readonly BandLink[]): LinkedService[] {
  const found = new Set(links.map(rowOf));
  const known = rows
    .filter((row) => found.has(row))
    .map(([, name, company, country]) => ({ name, company, country }));
  const others = links.filter((link) => !rowOf(link)).map((link) => ({ name: linkName(link) }));
  return [...new Map([...known, ...others].map((each) => [each.name, each])).values()];
}
