import { renderUrl } from '../../images/renderUrl.ts';
import { uprightWindow } from './heroPicture.ts';

const crops = {
  phone: { of: 'pictures/hero-phone', recipe: 'hero-phone', width: 720, height: 960, format: 'webp' },
  desk: { of: 'pictures/hero', recipe: 'hero', width: 1600, height: 1000, format: 'webp' },
} as const;

/** The hero's part of the head: the preload of its picture and the masks that lift its figures. */
export async function heroHead() {
  const layer = 'figures' as const;
  const [phone, desk, phoneMask, deskMask] = await Promise.all([
    renderUrl(crops.phone),
    renderUrl(crops.desk),
    renderUrl({ ...crops.phone, layer }),
    renderUrl({ ...crops.desk, layer }),
  ]);
  return {
    preloads: [
      { href: phone, media: uprightWindow },
      { href: desk, media: `not all and ${uprightWindow}` },
    ],
    styles: `:root{--figures:url(${deskMask})}@media${uprightWindow}{:root{--figures:url(${phoneMask})}}`,
  };
}
