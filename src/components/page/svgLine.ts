import { type Markup, markup } from '../../lib/markup.ts';
import type { SetLine } from '../../lib/typography/line.ts';

/**
 * One line that fills its column at any width and in any typeface: `textLength` stretches the text to the box of the drawing. Screen
 * readers skip it. `classes` are those of `SetLine.module.css`.
 */
export function svgLine(
  { viewBox, segments }: SetLine,
  classes: Readonly<Record<string, string>>,
  className?: string,
): Markup {
  const isOpen = (width: number) => width === 150 && segments.length > 1;
  const texts = segments.map(({ text, width, x, length }) => {
    const names = [classes[`w${width}`], isOpen(width) && classes.open].filter(Boolean).join(' ');
    return markup`
      <text class="${names}" x="${x}" textLength="${length}" lengthAdjust="spacingAndGlyphs">
        ${text}
      </text>`;
  });
  const names = [classes.line, className].filter(Boolean).join(' ');
  return markup`<svg class="${names}" viewBox="${viewBox}" aria-hidden="true">${texts}</svg>`;
}
