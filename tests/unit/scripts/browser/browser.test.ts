import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ensureBrowser,
  ensureEngines,
  ensureTypeface,
  type Installer,
} from '../../../../scripts/browser/ensure.ts';
import {
  type BrowserKind,
  describeBrowser,
  findBrowser,
  findKind,
  type Machine,
} from '../../../../scripts/browser/find.ts';

const log = vi.spyOn(console, 'log');
const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  log.mockReset().mockReturnValue();
  warn.mockReset().mockReturnValue();
});

/** A machine where only these paths start. */
const machine = (chromePath: string | undefined, ...working: string[]): Machine => ({
  chromePath,
  paths: { 'headless shell': ['/shell', '/own-shell'], 'whole Chromium': ['/stub', '/whole', '/other'] },
  starts: (path) => working.includes(path),
});

describe('finding a browser', () => {
  const costs = '/whole, the whole Chromium: 2.45 CPU seconds a test, 1.29';
  test.for<[string, Machine, string | undefined, string]>([
    ['CHROME_PATH comes before others', machine('/own', '/own', '/shell'), '/own', '/own, from'],
    ['the headless shell comes first', machine('', '/whole', '/own-shell'), '/own-shell', '/own-shell'],
    ['takes the first that starts, and no stub', machine('', '/other', '/whole'), '/whole', costs],
    ['an empty machine has none', machine(''), undefined, 'none'],
  ])('%s', ([, on, path, line]) => {
    expect(findBrowser(on)).toBe(path);
    expect(describeBrowser(on)).toMatch(new RegExp(`^Browser: ${line}`));
  });

  test('a CHROME_PATH that does not start is an error', () =>
    expect(() => findKind('whole Chromium', machine('/typo', '/whole'))).toThrow(/CHROME_PATH.*\/typo/));
});

/** Installs by the commands that `works` accepts, and records them. */
function installer(there: BrowserKind[], works: (command: string) => boolean, prefix?: string[]) {
  const installed = new Set(there);
  const commands: string[] = [];
  const own: Installer = {
    find: (kind) => (installed.has(kind) ? `/${kind}` : undefined),
    run: (all) =>
      all.every((words) => {
        const command = words.join(' ');
        commands.push(command);
        if (!works(command)) return false;
        if (/shell$|--only-shell/.test(command)) installed.add('headless shell');
        else if (/install/.test(command)) installed.add('whole Chromium');
        return true;
      }),
    rootPrefix: () => prefix,
  };
  return { ...own, commands };
}

describe('making sure of the browsers', () => {
  test('installs each missing one by its package, with sudo for other users than root, and an existing one never', () => {
    const machine = installer([], () => true, ['sudo', '-n']);
    for (const time of ['first', 'again']) expect(ensureBrowser(machine), time).toBe('/headless shell');
    expect(machine.commands).toEqual([
      expect.stringMatching(/^sudo -n .*apt-get update/),
      expect.stringMatching(/^sudo -n .*apt-get install .*chromium-headless-shell$/),
      expect.stringMatching(/^sudo -n .*apt-get update/),
      expect.stringMatching(/^sudo -n .*apt-get install .*chromium$/),
    ]);
  });

  test('without the packages, or without root and sudo, Playwright’s own are fetched', () => {
    for (const prefix of [[], undefined]) {
      const machine = installer([], (command) => command.includes('playwright'), prefix);
      expect(ensureBrowser(machine)).toBe('/headless shell');
      expect(machine.commands).toContain('npx playwright install --only-shell chromium');
      expect(machine.commands).toContain('npx playwright install --no-shell chromium');
    }
    expect(warn).not.toHaveBeenCalled();
  });

  test('says in one line that the headless shell could not be installed, and what that costs', () => {
    const tried = "tried: the package chromium-headless-shell, then Playwright's own";
    const cost = 'the browser tests take twice as long without it';
    expect(ensureBrowser(installer(['whole Chromium'], () => false, []))).toBe('/whole Chromium');
    expect(warn.mock.calls).toEqual([[`The headless shell could not be installed (${tried}), and ${cost}.`]]);
  });

  test('without any browser the error says what to do', () =>
    expect(() => ensureBrowser(installer([], () => false))).toThrow(/install Chromium.*CHROME_PATH/));
});

test.each([
  ['the fallback typeface', ensureTypeface, 'fonts-liberation'],
  ['WebKit and Firefox', ensureEngines, 'webkit2gtk-driver'],
])('%s: installed where it is missing, and named where nobody can install it', (_, ensure, name) => {
  const able = installer([], () => true, []);
  ensure(() => true, able);
  expect(able.commands).toEqual([]);
  ensure(() => false, able);
  expect(able.commands.at(-1)).toContain(name);
  expect(warn).not.toHaveBeenCalled();
  for (const prefix of [undefined, []])
    ensure(
      () => false,
      installer([], () => false, prefix),
    );
  expect(warn.mock.calls).toEqual([1, 2].map(() => [expect.stringContaining(name)]));
});
