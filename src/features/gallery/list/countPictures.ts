import { interpolate } from '../../../lib/i18n/interpolate.ts';

type Words = Record<'all-pictures-link_one' | 'all-pictures-link_other', string>;

/**
 * Brings the link to the list of all pictures up to date, where the page has one: `moved` more of the build's pictures are now among the
 * `added` ones.
 */
export function countPictures({ moved, added }: Record<'moved' | 'added', number>, words: Words): void {
  const link = document.querySelector<HTMLElement>('[data-pictures]');
  if (!link) return;
  const built = Number(link.dataset.pictures) - moved;
  const count = built + added;
  link.dataset.pictures = String(built);
  link.hidden = count === 0;
  link.textContent = interpolate(words[`all-pictures-link_${count === 1 ? 'one' : 'other'}`], { count });
}
