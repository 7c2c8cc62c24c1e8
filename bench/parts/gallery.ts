import { newRank, pictureRecord } from '../../src/records/gallery/pictureRecord.ts';
import { BlobStore } from '../../src/stores/blobStore.ts';
import { startBlobs } from '../../scripts/serve/functions/blobs.ts';
import type { Figures, SiteFigures } from '../budgets.ts';
import { withOwnServer } from '../browser/ownServer.ts';
import { median, medians } from '../report/verdicts.ts';
import type { Run } from '../subjects.ts';

const pictures = 1000;
const requests = 10;

/** Measures how long the project's own server takes to list 1,000 pictures of the embedded store without a cache. */
export async function measureGallery({ dist, runs, log }: Run): Promise<SiteFigures> {
  const figures: Figures[] = [];
  for (let run = 1; run <= runs; run++) {
    log(`gallery ${run}/${runs}  a list of 1,000 pictures`);
    const setup = { env: { CLOUDINARY_URL: ' ' }, prepare: fill };
    figures.push(await withOwnServer(dist, setup, (origin) => measureRequests(`${origin}/api/cloudinary`)));
  }
  return { site: medians(figures) };
}

/** Writes the records of uploaded pictures, without the files, which the list does not read. */
async function fill(folder: string): Promise<void> {
  const blobs = await startBlobs(folder);
  const store = new BlobStore('pictures');
  for (let index = 0; index < pictures; index++) {
    const id = index.toString(16).padStart(24, '0');
    const record = pictureRecord.parse({
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

/** The median time until an answer is complete, in milliseconds. The first one also starts the function. */
async function measureRequests(url: string): Promise<Figures> {
  const times: number[] = [];
  for (let request = 0; request <= requests; request++) {
    const sentAt = performance.now();
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The list answered with ${response.status}.`);
    await response.arrayBuffer();
    if (request > 0) times.push(performance.now() - sentAt);
  }
  return { galleryList: median(times) ?? Infinity };
}
