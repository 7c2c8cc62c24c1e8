import { basename } from 'node:path';
import { isPlaceholder, unfilled } from '../../src/config/band/placeholder.ts';
import type { BandFacts } from '../../src/records/band/bandFacts.ts';
import { isDrawable } from '../../src/images/typography/measure.ts';
import { settings } from '../serve/environment.ts';
import { chooseBand } from './chooseBand.ts';
import { altKeys } from './pictures.ts';
import { readJson } from './readJson.ts';
import { writeBand } from './writeBand.ts';

/** Sentences about a band, each with its file: what the public site waits for, and what is worth a look. */
interface Findings {
  stops: string[];
  hints: string[];
}

/** Records of these folders make a public site. */
const shown = /^(concerts|gallery|members|releases|videos)\/.*\.json$/;

/**
 * Checks the band that a project is built for, and writes it into the generated folder. Throws a `CommandError` that names each fault of it
 * that no build can show.
 */
export async function checkBand(root = process.cwd()): Promise<Findings> {
  const { band, facts, texts: own, files, hints } = await writeBand(root);
  const publicBand = chooseBand(root, { ...settings(), CONTEXT: 'production', SHOW_SAMPLE: '' });
  if (band === undefined || publicBand === undefined) return { stops: [noFolder], hints: [] };
  const texts = Object.entries(own).map(([locale, each]) => [`${band}/texts/${locale}.json`, each] as const);
  const records = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [`${band}/${file}`, readJson(root, `${band}/${file}`)] as const);
  const missing = unfilled(facts);
  const given = readJson(root, `${band}/band.json`) as object;
  const isNeeded = (fact: string) => fact.startsWith('imprint.') || fact === 'email';
  return {
    stops: missing
      .filter(isNeeded)
      .map((fact) => `${band}/band.json: ${fact} is empty or a placeholder: the public site waits for it`),
    hints: [
      // Law and clocks follow them, and nobody sees on the page that nobody has named them.
      ...(['country', 'timeZone'] as const)
        .filter((fact) => !(fact in given))
        .map((fact) => `${band}/band.json: ${fact} is missing: ${facts[fact]} is taken`),
      ...missing
        .filter((fact) => !isNeeded(fact))
        .map((fact) => `${band}/band.json: ${fact} is a placeholder: the public site leaves it out`),
      ...(files.some((file) => shown.test(file))
        ? []
        : [`${band} has no concert, member, picture, release or video: the public site waits for the first`]),
      ...records.flatMap(([file, value]) => zoneFault(file, value, facts)),
      ...twinless(band, texts),
      ...[...texts, ...records].flatMap(([file, value]) => wordFaults(file, value)),
      ...hints,
      ...undescribed(band, files, texts),
    ],
  };
}

const noFolder =
  'There is no folder band: the public site leaves the sample out. Make one (docs/content.md), or name one as BAND=…';

/** The band's texts of each language, with the path of their file. */
type OwnTexts = readonly (readonly [file: string, texts: object])[];

/** Without a zone of its own, a place abroad has the clocks of the band. */
function zoneFault(file: string, value: unknown, { country, timeZone }: BandFacts): string[] {
  const { country: own = country, timeZone: zone } = value as Partial<BandFacts>;
  if (own === country || zone !== undefined) return [];
  return [`${file}: timeZone is missing, and ${own} is abroad: the clocks of ${timeZone} count`];
}

/** Beside a text in one language, the product's neutral one stands in the other. */
const twinless = (band: string, texts: OwnTexts): string[] =>
  texts.flatMap(([file, own]) =>
    [...new Set(texts.flatMap(([, all]) => Object.keys(all)))]
      .filter((key) => !(key in own))
      .map((key) => `${file}: ${key} is missing, in another language it is in ${band}/texts`),
  );

/** Sentences about words at any depth of a file that are placeholders, or have letters that no typeface of the site draws. */
function wordFaults(file: string, value: unknown, field = ''): string[] {
  if (typeof value === 'string')
    return [
      ...(isPlaceholder(value) ? [`${file}: ${field} is a placeholder: write what is true`] : []),
      ...(isDrawable(value)
        ? []
        : [`${file}: ${field} has letters that the typefaces of the site lack: each device takes its own`]),
    ];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    wordFaults(file, each, field === '' ? key : `${field}.${key}`),
  );
}

/** A picture of a place without a description of its own has a neutral one. */
function undescribed(band: string, files: readonly string[], texts: OwnTexts): string[] {
  return Object.entries(altKeys).flatMap(([place, key]) => {
    const given = files.find(
      (file) => basename(file).startsWith(`${place}.`) && file.startsWith('pictures/'),
    );
    const isDescribed = files.includes(`pictures/${place}.json`) || texts.every(([, own]) => key in own);
    return given === undefined || isDescribed
      ? []
      : [`${band}/${given} has no description: write one into ${band}/pictures/${place}.json, as "alt"`];
  });
}
