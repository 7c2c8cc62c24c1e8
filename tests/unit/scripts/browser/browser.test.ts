import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureBrowser, ensureTypeface, recipes } from '../../../../scripts/browser/ensure.ts';
import { findBrowser } from '../../../../scripts/browser/find.ts';

const log = vi.spyOn(console, 'log');
const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  log.mockReset().mockReturnValue();
  warn.mockReset().mockReturnValue();
});

/** Finds a browser on a machine where only these paths start. */
const find = (chromePath: string | undefined, candidates: string[], ...working: string[]) =>
  findBrowser({ chromePath, candidates, runs: (path) => working.includes(path) });

describe('finding a browser', () => {
  test('CHROME_PATH comes before the machine’s browsers', () =>
    expect(find('/own', ['/system'], '/own', '/system')).toBe('/own'));

  test('a CHROME_PATH that does not start is an error', () =>
    expect(() => find('/typo', ['/system'], '/system')).toThrow(/CHROME_PATH.*\/typo/));

  test('takes the first candidate that starts, and no stub', () =>
    expect(find(undefined, ['/stub', '/first', '/second'], '/first', '/second')).toBe('/first'));

  test('an empty CHROME_PATH and an empty machine find none', () =>
    expect(find('', ['/gone'])).toBeUndefined());
});

const asRoot = (): string[] => [];
const nowhere = () => undefined;
const fails = () => false;

describe('making sure of a browser', () => {
  test('uses an existing one, and installs nothing', () => {
    const run = vi.fn(() => true);
    expect(ensureBrowser(() => '/system', run)).toBe('/system');
    expect(run).not.toHaveBeenCalled();
  });

  test("without the package manager's, Playwright's own is fetched", () => {
    let fetched = false;
    const run = vi.fn((commands: string[][]) => (fetched = commands.flat().includes('playwright')));
    expect(ensureBrowser(() => (fetched ? '/own' : undefined), run, asRoot)).toBe('/own');
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('an error says in one sentence what was tried and what to do', () =>
    expect(() => ensureBrowser(nowhere, fails, asRoot)).toThrow(
      /package manager, then Playwright's own Chromium.*CHROME_PATH/,
    ));

  test('updates the package lists before installing, with sudo for other users than root', () => {
    const [debian] = recipes(['sudo', '-n']);
    expect(debian?.commands.map((command) => command.join(' '))).toEqual([
      expect.stringMatching(/^sudo -n .*apt-get update/),
      expect.stringMatching(/^sudo -n .*apt-get install .*chromium$/),
    ]);
  });

  test('without root and sudo only downloads', () => expect(recipes(undefined)).toHaveLength(1));
});

describe('making sure of the fallback typeface', () => {
  test('uses an existing one, and installs nothing', () => {
    const run = vi.fn(() => true);
    ensureTypeface(() => true, run, asRoot);
    expect(run).not.toHaveBeenCalled();
  });

  test('installs a missing one', () => {
    const run = vi.fn((commands: string[][]) => commands.flat().includes('fonts-liberation'));
    ensureTypeface(fails, run, asRoot);
    expect(run).toHaveReturnedWith(true);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['nobody may install', nowhere],
    ['installing fails', asRoot],
  ])('a missing one is named where %s', (_, prefix) => {
    ensureTypeface(fails, fails, prefix);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('fonts-liberation'));
  });
});
