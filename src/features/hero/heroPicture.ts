import { renderUrl } from '../../images/renderUrl.ts';

/** Upright windows up to a phone's width show the upright crop. `Hero.css` has the opposite query. No range, which the build lowers in style sheets only. */
const uprightWindow = '(max-width: 47.99em) and (orientation: portrait)';
const phone = { of: 'pictures/hero-phone', recipe: 'hero-phone', width: 720, height: 960 } as const;
const desk = { of: 'pictures/hero', recipe: 'hero', width: 1600, height: 1000 } as const;

/** The hero in two crops, each rendered once. The figures of the same file stand in front of the name (look guide, Sandwich). */
export const heroPicture = {
  of: desk.of,
  recipe: desk.recipe,
  variants: [{ ...phone, media: uprightWindow }, desk],
} as const;

/** The hero's part of the head: the preload of its picture and the masks that lift its figures. */
export async function heroHead() {
  const url = (crop: typeof phone | typeof desk, layer?: 'figures') =>
    renderUrl({ ...crop, format: 'webp', layer });
  return {
    preloads: [
      { href: await url(phone), media: uprightWindow },
      { href: await url(desk), media: `not all and ${uprightWindow}` },
    ],
    styles: `:root{--figures:url(${await url(desk, 'figures')})}@media${uprightWindow}{:root{--figures:url(${await url(phone, 'figures')})}}`,
  };
}
