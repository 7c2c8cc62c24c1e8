import type { Size } from '../../images/crop.ts';

/** Ratio of width to height, as the contact sheet writes it. */
export const ratioOf = ({ width, height }: Size): string => (width / height).toFixed(3);

/** Styles that set the ratio of each picture of the contact sheet: the page's policy forbids `style` attributes in HTML. */
export const ratioStyles = (pictures: readonly Size[]): string =>
  [...new Set(pictures.map(ratioOf))].map((ratio) => `[data-ratio='${ratio}']{--ratio:${ratio}}`).join('');
