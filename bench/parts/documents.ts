import { join } from 'node:path';
import { startEmulator } from '../../scripts/firestore/emulator.ts';
import { copyProject } from '../../scripts/project/projectCopy.ts';
import { build } from './build.ts';
import type { Figures, SiteFigures } from '../budgets.ts';
import { click } from '../browser/click.ts';
import { loadFiles } from '../files.ts';
import { controls } from './islands.ts';
import { measurePart } from '../report/measure.ts';
import { servePlain } from '../browser/server.ts';
import { stepIdleMs, islandsReady, scrollToEnd } from '../browser/scroll.ts';
import { type Run, homePages } from '../subjects.ts';
import { oldPhone } from '../../scripts/browser/throttles.ts';
import { medians, ratio, taskLoads, taskRatio } from '../report/verdicts.ts';
import { densePhone, notesOf, visit } from '../browser/visit.ts';

const project = 'match';
const few = 30;
const many = 2000;
/** Number of upcoming concerts among them. */
const upcoming = 20;
const day = 86_400_000;
/** Maximum number of documents in one write to the emulator. */
const batch = 500;

/** Name of a concert that is written after the build; a page that shows it is synced. */
const addedName = 'Seit dem Bau dazugekommen';

/**
 * Measures a site on Firestore with 2,000 concerts, most of them past, beside one with 30: a build from the real emulator, and a
 * phone that syncs with the database. Tasks and clicks are ratios to those with 30.
 */
export async function measureDocuments(run: Run): Promise<SiteFigures> {
  const emulator = await startEmulator();
  try {
    await using copy = await copyProject(run.root, { cache: 'node_modules/.astro' });
    const measure = async (count: number) => {
      run.log(`documents  builds a copy from Firestore with ${count} concerts`);
      await write(emulator.host, count);
      const took = await build(copy.folder, {
        FIREBASE_PROJECT_ID: project,
        FIREBASE_API_KEY: 'a-public-key',
        FIRESTORE_EMULATOR_HOST: emulator.host,
      });
      const dist = join(copy.folder, 'dist');
      const weight = await measurePart('weight', homePages(dist).slice(0, 1), run);
      await commit(emulator.host, [documentOf('news', addedName, Date.now() + day)]);
      const synced: Figures[] = [];
      for (let left = Math.max(run.runs, taskLoads); left > 0; left--) synced.push(await measureSync(dist));
      return { took, ...medians([...weight.map(({ figures }) => figures), ...synced]) };
    };
    const base = await measure(few);
    const full = await measure(many);
    return {
      site: {
        documentsBuild: full.took,
        documentsHtml: full.visitHtml,
        documentsTask: taskRatio(full.longestTask, base.longestTask),
        documentsPaint: ratio(full.nextPaint, base.nextPaint),
      },
    };
  } finally {
    await emulator.stop();
  }
}

/** Scrolls to the end, waits for the concert that was written after the build, and clicks the other tab. */
async function measureSync(dist: string): Promise<Figures> {
  await using host = await servePlain(loadFiles(dist));
  return await visit(host, '/', { device: densePhone, throttle: oldPhone }, async (opened) => {
    const { session, traffic } = opened;
    await traffic.idle(stepIdleMs);
    await scrollToEnd(opened, densePhone);
    await session.waitUntil(
      `document.querySelector('#live').textContent.includes(${JSON.stringify(addedName)})`,
    );
    await traffic.idle(stepIdleMs);
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
