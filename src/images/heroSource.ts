import { readdirSync } from 'node:fs';
import type { Source } from './render/plate.ts';
import { cutoutOf } from './cutout.ts';
import { focusOf } from './focus.ts';

const folder = 'generated/content/pictures';

/** The picture of the hero, for what is drawn without Astro: its path, its kind, its cut-out and its focus. */
export function heroSource(files = readdirSync(folder)) {
  const name = files.find((file) => /^hero\.(?!cutout\.|json$)/.test(file)) ?? '';
  const kind: Source['kind'] = name.includes('.plate.') ? 'plate' : 'photo';
  return {
    path: `${folder}/${name}`,
    kind,
    cutout: cutoutOf('pictures/hero'),
    focus: focusOf('pictures/hero'),
  };
}
