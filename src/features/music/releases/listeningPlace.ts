/** Services where a release is heard or bought, by their hosts. Every host below one of these is of the same service. */
const services = new Map([
  ['spotify.com', 'Spotify'],
  ['bandcamp.com', 'Bandcamp'],
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['music.youtube.com', 'YouTube Music'],
  ['music.apple.com', 'Apple Music'],
  ['music.amazon.com', 'Amazon Music'],
  ['deezer.com', 'Deezer'],
  ['tidal.com', 'TIDAL'],
  ['qobuz.com', 'Qobuz'],
  ['soundcloud.com', 'SoundCloud'],
]);

/** The host of an absolute address, and the name of its service where it is a known one. Throws for words that are no address. */
export function listeningPlace(address: string): { host: string; service: string | undefined } {
  const { hostname } = new URL(address);
  const parts = hostname.split('.');
  const names = parts.map((_, start) => services.get(parts.slice(start).join('.')));
  return { host: hostname.replace(/^www\./, ''), service: names.find((name) => name !== undefined) };
}
