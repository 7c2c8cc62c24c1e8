import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmulator } from '../../firestore/emulator.ts';
import { build, copyProject } from './build.ts';
import type { Figures } from '../budgets.ts';
import { click } from '../browser/click.ts';
import { loadFiles } from '../files.ts';
import { controls } from './islands.ts';
import { measurePart } from '../report/measure.ts';
import { servePlain } from '../browser/server.ts';
import { breath, islandsReady, toTheEnd } from '../browser/stride.ts';
import { homePages } from '../subjects.ts';
import { oldPhone } from '../browser/throttles.ts';
import { medians } from '../report/verdicts.ts';
import { densePhone, notesOf, visit } from '../browser/visit.ts';

const project = 'match';
const few = 30;
const many = 2000;
/** So many of them are to come. */
const upcoming = 20;
const day = 86_400_000;
/** Loads per site, at least: a load's longest task varies so much (64 to 154 ms) that the ratio of three loads says little. */
const loads = 5;
/** Documents that the emulator takes at once. */
const batch = 500;

/** Written after the build: a page that shows it follows the database. */
const news = 'Seit dem Bau dazugekommen';

/**
 * What a site on Firestore comes to with 2,000 concerts, most of them past as in a band's old age, beside one with 30: the real emulator, a build from it, and a phone that
 * follows it live. Of the tasks and presses it gives the ratio to those with 30.
 */
export async function measureDocuments(
  root: string,
  options: { runs: number; log: (line: string) => void },
): Promise<Figures> {
  const emulator = await startEmulator();
  try {
    await using copy = await copyProject(root);
    // The prints that there are already need not be made again.
    await cp(join(root, 'node_modules/.astro'), join(copy.folder, 'node_modules/.astro'), {
      recursive: true,
    }).catch(() => undefined);
    const measure = async (count: number) => {
      options.log(`documents  builds a copy from Firestore with ${count} concerts`);
      await write(emulator.host, count);
      const took = await build(copy.folder, {
        FIREBASE_PROJECT_ID: project,
        FIREBASE_API_KEY: 'a-public-key',
        FIRESTORE_EMULATOR_HOST: emulator.host,
      });
      const dist = join(copy.folder, 'dist');
      const weight = await measurePart('weight', homePages(dist).slice(0, 1), options);
      await commit(emulator.host, [documentOf('news', news, Date.now() + day)]);
      const followed: Figures[] = [];
      for (let left = Math.max(options.runs, loads); left > 0; left--) followed.push(await follow(dist));
      return { took, ...medians([...weight.map(({ figures }) => figures), ...followed]) };
    };
    const usual = await measure(few);
    const crowded = await measure(many);
    return {
      documentsBuild: crowded.took,
      documentsHtml: crowded.visitHtml,
      documentsTask: ratio(crowded.longestTask, usual.longestTask),
      documentsPaint: ratio(crowded.nextPaint, usual.nextPaint),
    };
  } finally {
    await emulator.stop();
  }
}

const ratio = (figure = NaN, usual = NaN) => Math.max(figure, 16) / Math.max(usual, 16);

/** Walks to the end, waits for what was written after the build, and presses the other tab. */
async function follow(dist: string): Promise<Figures> {
  await using host = await servePlain(loadFiles(dist));
  return await visit(host, '/', { device: densePhone, throttle: oldPhone }, async (opened) => {
    const { session, traffic } = opened;
    await traffic.quiet(breath);
    await toTheEnd(opened, densePhone);
    await session.evaluate(`new Promise((seen) => {
      const look = () => document.querySelector('#live').textContent.includes(${JSON.stringify(news)})
        ? seen() : requestAnimationFrame(look);
      look();
    })`);
    await traffic.quiet(breath);
    await islandsReady(session);
    const { longestTask } = await notesOf(session);
    return { longestTask, nextPaint: await click(session, controls.tab) };
  });
}

const documentOf = (id: string, name: string, time: number) => ({
  update: {
    name: `projects/${project}/databases/(default)/documents/concerts/${id}`,
    fields: {
      name: { stringValue: name },
      date: { timestampValue: new Date(time).toISOString() },
      venue: { stringValue: 'Kulturhalle am Kanal' },
      city: { stringValue: 'Wien' },
      ticketUrl: { stringValue: `https://tickets.example.com/${id}` },
    },
  },
});

/** A day apart, the last of them to come. */
async function write(host: string, count: number): Promise<void> {
  const documents = Array.from({ length: count }, (_, index) =>
    documentOf(
      String(index).padStart(5, '0'),
      `Abend ${index}`,
      Date.now() + (index - count + upcoming + 2) * day,
    ),
  );
  for (let start = 0; start < count; start += batch)
    await commit(host, documents.slice(start, start + batch));
}

async function commit(host: string, writes: ReturnType<typeof documentOf>[]): Promise<void> {
  const { ok, status } = await fetch(
    `http://${host}/v1/projects/${project}/databases/(default)/documents:commit`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    },
  );
  if (!ok) throw new Error(`The emulator answered ${status}.`);
}
