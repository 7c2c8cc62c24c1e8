import { globSync, readFileSync } from 'node:fs';

const members = globSync('bands/match/members/*.json').map(
  (file) => (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name,
);

/** Words of the sample band, its town, motif and law. A header such as `If-None-Match` is no name of a band. */
const sample = new RegExp(
  `(?<![\\p{L}\\d-])(?:Match|match\\.example|Wien\\w*|Vienna|Viennese|${members.map(RegExp.escape).join('|')})(?!\\p{L})` +
    '|[Ss]treichh[oö]lz|[Mm]atchstick|\\bECG\\b|MedienG|dsb\\.gv',
  'gu',
);

/** The words in a text that only the sample band has, each with its neighbourhood. */
export const sampleWords = (text: string): string[] =>
  [
    ...text
      .replaceAll(/\u00ad|&shy;|<wbr>/g, '')
      .replaceAll(/\u00a0|&nbsp;/g, ' ')
      .matchAll(sample),
  ].map(({ index, input }) => input.slice(Math.max(0, index - 20), index + 30));
