import { Agent, get } from 'node:http';
import { keptPicture } from '../../functions/_lib/gallery/kept.ts';
import { newRank } from '../../functions/_lib/gallery/rank.ts';
import { open } from '../../functions/_lib/stores.ts';
import { startBlobs } from '../serve/blobs.ts';
import type { Figures } from './budgets.ts';
import { withOwnServer } from './ownServer.ts';
import { medians } from './verdicts.ts';

const pictures = 1000;
const requests = 3000;
/** So many callers ask again as soon as they are answered. */
const callers = 8;

/** How fast the embedded gallery lists 1,000 pictures: the project's own server in a process of its own, nothing cached before it; the medians of `runs`. */
export async function measureGallery(
  root: string,
  { runs, log }: { runs: number; log: (line: string) => void },
): Promise<Figures> {
  const figures: Figures[] = [];
  for (let run = 1; run <= runs; run++) {
    log(`gallery ${run}/${runs}  ${requests} requests for a list of 1,000 pictures`);
    const special = { env: { CLOUDINARY_URL: ' ' }, prepare: fill };
    figures.push(await withOwnServer(root, special, (origin) => askOften(`${origin}/api/cloudinary`)));
  }
  return medians(figures);
}

/** As if the band had uploaded them; only the files, which the list does not need, are missing. */
async function fill(folder: string): Promise<void> {
  const blobs = await startBlobs(folder);
  const store = open('pictures');
  for (let index = 0; index < pictures; index++) {
    const id = index.toString(16).padStart(24, '0');
    const record = keptPicture.parse({
      id,
      url: `/api/cloudinary/${id}`,
      width: 2560,
      height: 1707,
      bytes: 480_000,
      type: 'image/jpeg',
      alt: { de: `Bild ${index} vom Konzert in Wien`, en: `Picture ${index} of the concert in Vienna` },
      credit: 'Valerie Korn',
      added: new Date(index * 60_000).toISOString(),
      rank: newRank(1_000_000_000_000 + index),
    });
    await store.setJSON(`records/${id}`, record);
  }
  await blobs.stop();
}

async function askOften(url: string): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  await ask(url, agent);
  const times: number[] = [];
  let left = requests;
  const started = performance.now();
  const caller = async () => {
    while (left-- > 0) times.push(await ask(url, agent));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    galleryRate: requests / seconds,
    galleryP99: times.toSorted((a, b) => a - b)[Math.floor(requests * 0.99)],
  };
}

/** Milliseconds until the whole list was there. */
function ask(url: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`The list answered ${response.statusCode ?? 'nothing'}.`));
      });
    }).once('error', reject);
  });
}
