import { printUrl } from '../../lib/print/printUrl.ts';

/** The masks that lift the figures in front of the name. Their addresses are known to the build alone, hence not in a stylesheet. */
export async function heroStyles(): Promise<string> {
  const mask = { layer: 'figures', format: 'webp' } as const;
  const [phone, desk] = await Promise.all([
    printUrl({ ...mask, of: 'pictures/hero-phone', recipe: 'hero-phone', width: 720, height: 960 }),
    printUrl({ ...mask, of: 'pictures/hero', recipe: 'hero', width: 1600, height: 1000 }),
  ]);
  return `:root{--figures:url(${phone})}@media(min-width:768px){:root{--figures:url(${desk})}}`;
}
