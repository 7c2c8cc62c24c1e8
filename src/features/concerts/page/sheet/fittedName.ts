import { titleLanguage } from '../../../../config/locales.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import {
  faceWidths,
  openLetter,
  setLineBy,
  type FaceWidth,
  type SetLine,
} from '../../../../lib/typography/line.ts';
import { beginningOf } from '../../../../lib/typography/graphemes.ts';
import { hyphenated } from '../../../../lib/typography/hyphenated.ts';
import { tableAdvance } from '../../../../lib/typography/tableAdvance.ts';
import type { PageContext } from '../context.ts';
import { svgLine } from '../../../../components/page/svgLine.ts';

/** Longest name in fitted lines, and the usual length of such a line, in characters. */
const longestFitted = 40;
const lineLength = 15;
const mostLines = 3;

/** Width of the column of a name that is shorter, in thousandths of an em. */
const leastWidth = 1500;

/** Widest word of running text, in ems: `.plain` (sheet.css) keeps its letters so small that such a word never breaks. */
const widestPlain = 8;

/** A word of more characters is divided, so that no last letters stand alone. */
const longestWord = 40;

/** A text of letters that stand beside each other from left to right, in words: no other can be divided, stretched and opened. */
const isAlphabetic = (text: string): boolean =>
  /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zyyy}\p{sc=Zinh}]*$/u.test(text);

/** The heading of the page: fitted lines, or running text for a long name whose words all fit into a line of it, and in other scripts. */
export function fittedName(name: string, context: PageContext): Markup {
  const language = titleLanguage(context.locale);
  const lang = language && markup` lang="${language}"`;
  const isPlain = name.length > longestFitted && widestOf(name.split(/\s+/), 75) <= widestPlain;
  if (isPlain || !isAlphabetic(name)) return markup`<h1 class="name plain"${lang}>${name}</h1>`;
  const { desk, phone } = nameLines(name);
  const isSame = JSON.stringify(desk) === JSON.stringify(phone);
  const lines = isSame
    ? desk.map((line) => svgLine(line, context.classes.line))
    : [
        ...desk.map((line) => svgLine(line, context.classes.line, 'on-desk')),
        ...phone.map((line) => svgLine(line, context.classes.line, 'on-phone')),
      ];
  return markup`
    <h1 class="name headline"${lang} data-reveal>
      <span class="visually-hidden">${name}</span>
      ${lines}
    </h1>`;
}

/**
 * The lines of a name. A letter of the shortest line opens, unless it is one of an alphabet of which we have no wide letters. On a desk that
 * line is set wider, which keeps it lower.
 */
export function nameLines(name: string): { desk: SetLine[]; phone: SetLine[] } {
  const lines = brokenName(name);
  const widths = lines.map((line) => tableAdvance(line, 50));
  const longest = Math.max(...widths);
  const shortest = widths.indexOf(Math.min(...widths));
  const set = (widthOf: (line: string) => FaceWidth) =>
    lines.map((line, index) =>
      lines.length > 1 && index === shortest && !/[\p{sc=Grek}\p{sc=Cyrl}]/u.test(line)
        ? setLineBy(tableAdvance, line, widthOf(line), openIn(line))
        : setLineBy(tableAdvance, line, 50),
    );
  return {
    desk: set((line) => widthFor(line, longest)).map(fitted),
    phone: set(() => 50).map(fitted),
  };
}

/** Breaks a name at spaces into lines whose widest is as narrow as possible: at most three, or more for a long name. */
function brokenName(name: string): string[] {
  const words = name.split(/\s+/).flatMap(dividedWord);
  const most = name.length > longestFitted ? words.length : mostLines;
  const wanted = Math.min(most, words.length, Math.ceil(name.length / lineLength));
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((_each, index) => words.slice(start, start + index + 1).join(' ')),
  );
  const widest = widestOf(words, 50);
  const limits = runs.map((run) => tableAdvance(run, 50)).filter((width) => width >= widest);
  for (const limit of limits.sort((one, other) => one - other)) {
    const lines = filledLines(words, limit);
    if (lines.length <= wanted) return lines;
  }
  return [name];
}

/** Words in lines of at most this width, in ems. */
function filledLines(words: readonly string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (tableAdvance(longer, 50) > limit) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

const widestOf = (lines: readonly string[], face: FaceWidth): number =>
  Math.max(...lines.map((line) => tableAdvance(line, face)));

/** A word, or its parts of similar lengths where it is too long for one line: divided after a hyphen or a slash, else between syllables. */
function dividedWord(word: string): string[] {
  const count = Math.ceil(word.length / longestWord);
  const end = Math.ceil(word.length / count);
  const whole = beginningOf(word, end).length;
  if (count === 1 || whole === 0) return [word];
  const after = (part: RegExp, text: string) => [...text.matchAll(part)].map(({ index }) => index);
  const marked = hyphenated(word, 0);
  const places = after(/(?<=[-/])/g, word).concat(
    after(/\u00ad/g, marked).map((index, before) => index - before),
  );
  const near = places.filter((place) => Math.abs(place - end) <= 8);
  const [place = whole] = near.toSorted((one, other) => Math.abs(one - end) - Math.abs(other - end));
  const part = word.slice(0, place);
  return [/[\p{L}\p{N}]\p{M}*$/u.test(part) ? `${part}-` : part, ...dividedWord(word.slice(place))];
}

/** A line that fills the column, but for one of a letter or two, which would fill the window. */
const fitted = (line: SetLine): SetLine =>
  line.width < leastWidth
    ? { ...line, viewBox: line.viewBox.replace(/ \d+(?= \d+$)/, ` ${leastWidth}`) }
    : line;

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
