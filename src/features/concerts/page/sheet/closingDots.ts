import { Markup, markup } from '../../../../lib/markup.ts';

/** Height of the drawing and of one row of dots, and side of its tile, in CSS pixels. */
const height = 161;
const row = 7;
const tile = 14;
const rows = 22;

/** Radius of a dot of a row, from 0.7 to 9.6 pixels: the last ones close. */
const radius = (index: number) => (0.7 + 8.9 * (index / (rows - 1)) ** 1.15).toFixed(2);

const dots = Array.from({ length: rows }, (_, index) =>
  (index % 2 === 0 ? [0, tile] : [-row, row, tile + row]).map(
    (x) => markup`<circle cx="${x}" cy="${10.5 + row * index}" r="${radius(index)}"/>`,
  ),
).flat();

/** Rows of ink dots that grow until they close, at the foot of the sheet. An inline drawing, because the page's policy allows no `data:`. */
export const closingDots: Markup = markup`
  <svg class="rise" aria-hidden="true">
    <defs>
      <pattern id="dots" width="${tile}" height="${height}" patternUnits="userSpaceOnUse">${dots}</pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#dots)"/>
  </svg>`;
