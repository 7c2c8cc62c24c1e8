import { exampleSecrets } from '../../scripts/test/exampleSecrets.ts';
import { homePageRecords } from '../../src/config/behaviour.ts';
import { startEmulator } from '../../scripts/firestore/emulator.ts';
import { cloud, startCloudinary } from '../fakes/cloudinary.ts';
import { startSpotify, type FakeSpotify } from '../fakes/spotifyApi.ts';
import { startYouTube, type FakeYouTube } from '../fakes/youTube.ts';
import { port } from './port.ts';

const project = 'match';

interface WrittenConcert {
  name: string;
  date: string;
}

/** Every source that the site can have: the real emulator, and fakes of the other companies' services. */
export interface LiveSources {
  youTube: FakeYouTube;
  spotify: FakeSpotify;
  /** `127.0.0.1:<port>` of the emulator. */
  host: string;
  /** Writes a concert as the service account does, past the rules. */
  write: (id: string, concert: WrittenConcert) => Promise<void>;
  /** Variables that switch all services on. The keys are exampleSecrets, and must not appear in the built files. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/** The records of the services at build time. */
export const known = {
  concert: { name: 'Was der Bau weiß', date: '2031-03-01T19:00:00Z' },
  /** One more than the page shows. */
  past: Array.from({ length: homePageRecords + 1 }, (_, index) => ({
    name: `Vorbei ${index}`,
    date: `19${String(99 - index).padStart(2, '0')}-05-01T18:00:00Z`,
  })),
  videos: [
    { id: 'built-vid-1', title: 'Das neueste beim Bau' },
    { id: 'built-vid-2', title: 'Das ältere beim Bau' },
  ],
  releases: [
    { id: 'builtRelease2000000000', name: 'Zweite vom Bau', release_date: '2026-02-01' },
    { id: 'builtRelease1000000000', name: 'Erste vom Bau', release_date: '2025-02-01' },
  ],
} as const;

/** Starts them, holding what is `known`, always at the same addresses: the pages that are built with them name those. */
export async function startSources(): Promise<LiveSources> {
  const [youTube, spotify, cloudinary, emulator] = await Promise.all([
    startYouTube(exampleSecrets.YOUTUBE_API_KEY ?? '', port + 1),
    startSpotify('a-token-for-visitors', port + 2),
    startCloudinary({ port: port + 3 }),
    startEmulator(port + 4),
  ]);
  const { host } = emulator;
  youTube.entries = [...known.videos];
  spotify.albums = [...known.releases];
  cloudinary.resources.push(pictureAt(`${youTube.url}/vi/picture/large.png`));
  await write(host, 'known', known.concert);
  for (const [index, concert] of known.past.entries()) await write(host, `past-${index}`, concert);
  return {
    ...{ youTube, spotify, host },
    write: (id, concert) => write(host, id, concert),
    environment: {
      ...exampleSecrets,
      FIREBASE_PROJECT_ID: project,
      FIREBASE_API_KEY: 'a-public-key',
      FIRESTORE_EMULATOR_HOST: host,
      YOUTUBE_API_BASE: youTube.url,
      SPOTIFY_API_BASE: spotify.url,
      SPOTIFY_ACCOUNTS_BASE: spotify.url,
      CLOUDINARY_URL: `cloudinary://${cloud.key}:${cloud.secret}@${cloud.name}`,
      CLOUDINARY_API_BASE: cloudinary.url,
    },
    stop: async () => {
      await Promise.all([youTube.stop(), spotify.stop(), cloudinary.stop(), emulator.stop()]);
    },
  };
}

/** Writes a concert as the emulator's owner. */
async function write(host: string, id: string, { name, date }: WrittenConcert): Promise<void> {
  const address = `http://${host}/v1/projects/${project}/databases/(default)/documents/concerts/${id}`;
  const { ok, status } = await fetch(address, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { name: { stringValue: name }, date: { timestampValue: date } } }),
  });
  if (!ok) throw new Error(`The emulator answered ${status}.`);
}

/** A picture of the gallery as Cloudinary lists it. */
const pictureAt = (address: string) => ({
  public_id: 'match/picture',
  format: 'png',
  version: 1,
  resource_type: 'image' as const,
  type: 'upload' as const,
  created_at: '2026-11-01T12:00:00.000Z',
  bytes: 70,
  width: 1,
  height: 1,
  secure_url: address,
  tags: ['match'],
  context: { custom: { rank: '1', alt_de: 'Bild', alt_en: 'Picture', credit: 'Nora' } },
});
