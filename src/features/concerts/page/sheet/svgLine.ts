import { Markup, markup } from '../../../../lib/markup.ts';
import type { SetLine } from '../../../../lib/typography/line.ts';
import type { PageContext } from '../context.ts';

/** One fitted line, as `SetLine.astro` writes it. Screen readers skip it. */
export function svgLine({ viewBox, segments }: SetLine, { classes }: PageContext, on = ''): Markup {
  const isOpen = (width: number) => width === 150 && segments.length > 1;
  const texts = segments.map(({ text, width, x, length }) => {
    const names = [classes.line[`w${width}`], isOpen(width) ? classes.line.open : undefined];
    const name = names.filter(Boolean).join(' ');
    return markup`<text class="${name}" x="${x}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
  });
  const name = [classes.line.line, on].filter(Boolean).join(' ');
  return markup`<svg class="${name}" viewBox="${viewBox}" aria-hidden="true">${texts}</svg>`;
}
