import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The folder of the samples. The public site leaves them out. */
const sampleBand = 'bands/match';

/** The folder of an adopter's own band, which this repository never has. */
export const ownBand = 'band';

/** Variables that tell which band a build is for: its folder; the host's name of the build; `1` where a public site shall show the samples. */
type BandSettings = Readonly<Partial<Record<'BAND' | 'CONTEXT' | 'SHOW_SAMPLE', string>>>;

/** Whether a build goes out to everybody, with nothing invented in it. */
export const isPublic = ({ CONTEXT, SHOW_SAMPLE }: BandSettings): boolean =>
  CONTEXT === 'production' && SHOW_SAMPLE !== '1';

/**
 * The folder of the band that a project is built for, relative to its root: `BAND`, else the adopter's, else the samples. `undefined` for a
 * public site without a band, which holds nothing invented.
 */
export function chooseBand(root: string, environment: BandSettings): string | undefined {
  if (environment.BAND) return relative(root, resolve(root, environment.BAND));
  if (existsSync(join(root, ownBand))) return ownBand;
  return isPublic(environment) ? undefined : sampleBand;
}
