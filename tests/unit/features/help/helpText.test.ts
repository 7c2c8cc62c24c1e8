import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { helpChapters, mostHelpLines, type HelpChapter } from '../../../../src/config/help.ts';
import { localeCodes } from '../../../../src/config/locales.ts';
import { helpLines, helpParts, type TextFiles } from '../../../../src/features/help/helpText.ts';
import { textsOf } from '../../../../src/lib/i18n/i18n.ts';

const of = (line: string) => ({
  help: { 'one-1': line },
  desk: { save: 'Speichern', more: 'Mehr zu „{{name}}“', soft: 'Barriere\u00adfreiheit' },
});
const read = (line: string) => helpParts('de', of(line), 'one-1').map(({ kind, text }) => `${kind}: ${text}`);

test.each([
  ['Tipp auf {{desk:save}}.', ['words: Tipp auf ', 'control: Speichern', 'words: .']],
  ['{{desk:more}}', ['control: Mehr zu „…“']],
  ['{{desk:soft}}', ['control: Barrierefreiheit']],
  ['Sie heißt `src/config/site.ts`.', ['words: Sie heißt ', 'file: src/config/site.ts', 'words: .']],
])('reads the line %s', (line, parts) => expect(read(line)).toEqual(parts));

test('a renamed label is right without a change of the line', () => {
  const texts = { ...of('{{desk:save}}'), desk: { save: 'Sichern' } };
  expect(helpParts('de', texts, 'one-1')).toEqual([{ kind: 'control', text: 'Sichern' }]);
});

test.each(['{{desk:no-such-key}}', '{{no-such-area:save}}'])('the dead key %s stops the build', (line) =>
  expect(() => read(line)).toThrow(
    `i18n/de/help.json: "one-1" names the control ${line}, which no text has. Write the present key.`,
  ),
);

test.each(['{{save}}', 'Tipp auf {{desk:save}', 'Die Datei `site.ts'])('%s is no mark', (line) =>
  expect(() => read(line)).toThrow('"one-1" has a brace or a backtick without its other half'),
);

test.each([0, mostHelpLines + 1])('a chapter of %i lines stops the build', (count) => {
  const lines = Array.from({ length: count }, (_, index) => [`online-${index + 1}`, 'x']);
  expect(() =>
    helpLines('en', { help: Object.fromEntries(lines) as Record<string, string> }, 'online'),
  ).toThrow(`the chapter "online" has ${count} lines`);
});

describe.each(Object.keys(helpChapters) as HelpChapter[])('%s', (chapter) => {
  test('has lines in every language, and the same controls in each of them', () => {
    const [german, ...others] = localeCodes.map((locale) => {
      helpLines(locale, textsOf(locale) as unknown as TextFiles, chapter);
      const texts = JSON.parse(readFileSync(`i18n/${locale}/help.json`, 'utf8')) as Record<string, string>;
      return Object.entries(texts)
        .filter(([key]) => key.startsWith(`${chapter}-`))
        .map(([key, line]) => [key, ...(line.match(/\{\{[^}]+\}\}|`[^`]+`/g) ?? []).sort()].join(' '));
    });
    for (const other of others) expect(other).toEqual(german);
  });
});
