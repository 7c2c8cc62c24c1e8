import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { homePageRecords } from '../../src/config/behaviour.ts';
import { copyProject } from '../../scripts/project/projectCopy.ts';
import { build } from './build.ts';
import type { Figures, SiteFigures } from '../budgets.ts';
import { measurePart } from '../report/measure.ts';
import type { PagePart } from '../options.ts';
import { type Run, homePages } from '../subjects.ts';
import { medians, ratio, taskLoads, taskRatio } from '../report/verdicts.ts';

const concerts = 1000;
const pictures = 500;
const day = 86_400_000;

/** Compares the home page of a copy of the project with 1,000 concerts and 500 pictures to the home page of the project. */
export async function measureCrowd(run: Run): Promise<SiteFigures> {
  run.log('crowd  builds a copy with 1,000 concerts and 500 pictures');
  await using copy = await copyProject(run.root, { cache: 'node_modules/.astro' });
  await addConcerts(join(copy.folder, 'src/content/concerts'));
  await addPictures(join(copy.folder, 'src/content/gallery'));
  await build(copy.folder);

  const runs = Math.max(run.runs, taskLoads);
  const measure = async (part: PagePart, folder: string): Promise<Figures> => {
    const results = await measurePart(part, homePages(folder).slice(0, 1), { ...run, runs });
    return medians(results.map(({ figures }) => figures));
  };
  const full = join(copy.folder, 'dist');
  const [weight, baseWeight] = [await measure('weight', full), await measure('weight', run.dist)];
  const [islands, baseIslands] = [await measure('islands', full), await measure('islands', run.dist)];
  return {
    site: {
      crowdHtml: weight.visitHtml,
      crowdRest: ratio(restOf(weight), restOf(baseWeight)),
      crowdTask: taskRatio(islands.longestTask, baseIslands.longestTask),
      crowdPaint: ratio(islands.nextPaint, baseIslands.nextPaint),
    },
  };
}

const restOf = ({ visitTotal = NaN, visitHtml = NaN }: Figures) => visitTotal - visitHtml;

/** Half of the concerts are upcoming; they are two days apart. */
async function addConcerts(folder: string): Promise<void> {
  for (let index = 0; index < concerts; index++) {
    const date = new Date(Date.now() + (index - concerts / 2) * 2 * day)
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');
    const record = {
      name: `Abend ${index} im ${(index * 7919).toString(36)}`,
      date,
      venue: `Saal ${(index * 104_729).toString(36)}`,
      city: ['Wien', 'Graz', 'Linz', 'Salzburg', 'Innsbruck'][index % 5],
      ticketUrl: `https://tickets.example.com/${(index * 15_485_863).toString(36)}`,
    };
    await writeFile(join(folder, `crowd-${index}.json`), JSON.stringify(record));
  }
}

/** Cuts as many different pictures as the home page shows from the existing ones; the other records repeat them. */
async function addPictures(folder: string): Promise<void> {
  const plates = (await readdir(folder)).filter((file) => file.endsWith('.plate.png'));
  for (let index = 0; index < homePageRecords; index++) {
    const plate = await readFile(join(folder, plates[index % plates.length] ?? ''));
    const { width, height } = await sharp(plate).metadata();
    const cut = 1 + Math.floor(index / plates.length) * 8;
    const part = { left: cut, top: cut, width: width - 2 * cut, height: height - 2 * cut };
    await sharp(plate)
      .extract(part)
      .flop()
      .png()
      .toFile(join(folder, `crowd-${index}.plate.png`));
  }
  for (let index = 0; index < pictures; index++) {
    const record = {
      order: index + 1,
      img: `crowd-${index % homePageRecords}`,
      alt: {
        de: `Bild ${index} von ${(index * 7919).toString(36)}`,
        en: `Picture ${index} of ${(index * 7919).toString(36)}`,
      },
      credit: 'Valerie Korn',
    };
    await writeFile(join(folder, `crowd-${String(index).padStart(3, '0')}.json`), JSON.stringify(record));
  }
}
