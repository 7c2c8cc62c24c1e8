import { titleLanguage } from '../../../../config/locales.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import {
  faceWidths,
  openLetter,
  setLineBy,
  type FaceWidth,
  type SetLine,
} from '../../../../lib/typography/line.ts';
import { tableAdvance } from '../../../../lib/typography/tableAdvance.ts';
import type { PageContext } from '../context.ts';
import { svgLine } from '../../../../components/page/svgLine.ts';

/** Longest name in fitted lines, and the usual length of such a line, in characters. */
const longestFitted = 40;
const lineLength = 15;
const mostLines = 3;

/** The heading of the page: fitted lines, or running text for a long name. */
export function fittedName(name: string, context: PageContext): Markup {
  const language = titleLanguage(context.locale);
  const lang = language && markup` lang="${language}"`;
  if (name.length > longestFitted) return markup`<h1 class="name plain"${lang}>${name}</h1>`;
  const { desk, phone } = nameLines(name);
  const isSame = JSON.stringify(desk) === JSON.stringify(phone);
  const lines = isSame
    ? desk.map((line) => svgLine(line, context.classes.line))
    : [
        ...desk.map((line) => svgLine(line, context.classes.line, 'on-desk')),
        ...phone.map((line) => svgLine(line, context.classes.line, 'on-phone')),
      ];
  return markup`<h1 class="name headline"${lang} data-reveal><span class="visually-hidden">${name}</span>${lines}</h1>`;
}

/** The lines of a name. A letter of the shortest line opens. On a desk that line is set wider, which keeps it lower. */
export function nameLines(name: string): { desk: SetLine[]; phone: SetLine[] } {
  const lines = brokenName(name);
  const widths = lines.map((line) => tableAdvance(line, 50));
  const longest = Math.max(...widths);
  const shortest = widths.indexOf(Math.min(...widths));
  const set = (widthOf: (line: string) => FaceWidth) =>
    lines.map((line, index) =>
      lines.length > 1 && index === shortest
        ? setLineBy(tableAdvance, line, widthOf(line), openIn(line))
        : setLineBy(tableAdvance, line, 50),
    );
  return { desk: set((line) => widthFor(line, longest)), phone: set(() => 50) };
}

/** Breaks a name at spaces into at most three lines of similar widths. */
function brokenName(name: string): string[] {
  const words = name.split(/\s+/);
  const wanted = Math.min(mostLines, words.length, Math.ceil(name.length / lineLength));
  const widest = (lines: string[]) => Math.max(...lines.map((line) => tableAdvance(line, 50)));
  return divisions(words, wanted).sort((one, other) => widest(one) - widest(other))[0] ?? [name];
}

/** Every way to put words into a number of lines. */
function divisions(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words.slice(0, words.length - lines + 1).flatMap((_, last) => {
    const first = words.slice(0, last + 1).join(' ');
    return divisions(words.slice(last + 1), lines - 1).map((rest) => [first, ...rest]);
  });
}

/** Index of the open letter, in the longest word of a line. */
function openIn(line: string): number {
  const word = line.split(' ').reduce((one, other) => (other.length > one.length ? other : one));
  return line.indexOf(word) + openLetter(word);
}

/** The widest face, at most 75, in which a line with an open letter is nearest to a width in ems. */
function widthFor(line: string, width: number): FaceWidth {
  const distance = (face: FaceWidth) =>
    Math.abs(setLineBy(tableAdvance, line, face, openIn(line)).width / 1000 - width);
  return faceWidths.slice(0, 2).toSorted((one, other) => distance(one) - distance(other))[0] ?? 50;
}
