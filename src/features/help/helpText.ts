import type { Locale } from '../../config/locales.ts';
import { mostHelpLines, type HelpChapter } from '../../config/help.ts';

/** The texts of a language by area and key, as `textsOf` returns them. */
export type TextFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A part of a line: its words, the label of a control, or the name of a file. */
export interface HelpPart {
  kind: 'words' | 'control' | 'file';
  text: string;
}

/** The name of a control, as `{{desk:save}}`, or a file, as `` `src/config/site.ts` ``. */
const marks = /\{\{([\w-]+):([\w-]+)\}\}|`([^`]+)`/g;

/** The label of a control as a person sees it. A value of the page is unknown here, and shown as an ellipsis. */
const labelOf = (text: string): string => text.replaceAll(/\{\{\w+\}\}/g, '…').replaceAll('\u00ad', '');

/**
 * Divides a text of `help.json` into its parts. Throws for a control whose key no file of texts has, so that a renamed key stops the build,
 * and for braces that are no key.
 */
export function helpParts(locale: Locale, texts: TextFiles, key: string): HelpPart[] {
  const line = texts.help?.[key] ?? '';
  const parts: HelpPart[] = [];
  const add = (kind: HelpPart['kind'], text: string) => {
    if (text !== '') parts.push({ kind, text });
  };
  let end = 0;
  for (const mark of line.matchAll(marks)) {
    const [whole, area = '', name = '', file] = mark;
    add('words', line.slice(end, mark.index));
    end = mark.index + whole.length;
    if (file !== undefined) {
      add('file', file);
      continue;
    }
    const label = texts[area]?.[name];
    if (label === undefined)
      throw new Error(
        `i18n/${locale}/help.json: "${key}" names the control ${whole}, which no text has. Write the present key.`,
      );
    add('control', labelOf(label));
  }
  add('words', line.slice(end));
  const loose = parts.find(({ kind, text }) => kind === 'words' && /[{}`]/.test(text));
  if (loose)
    throw new Error(`i18n/${locale}/help.json: "${key}" has a brace or a backtick without its other half.`);
  return parts;
}

/** The lines of a chapter: its keys with a number, from 1 on. Throws for a chapter without lines or with more than nine. */
export function helpLines(locale: Locale, texts: TextFiles, chapter: HelpChapter): HelpPart[][] {
  const keys = Object.keys(texts.help ?? {}).filter((key) => new RegExp(`^${chapter}-\\d+$`).test(key));
  if (keys.length === 0 || keys.length > mostHelpLines)
    throw new Error(
      `i18n/${locale}/help.json: the chapter "${chapter}" has ${keys.length} lines, 1 to ${mostHelpLines} are possible.`,
    );
  return keys.map((key) => helpParts(locale, texts, key));
}
