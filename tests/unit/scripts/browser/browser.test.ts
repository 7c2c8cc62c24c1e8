import { afterEach, describe, expect, test, vi } from 'vitest';
import { ensureBrowser, ensureTypeface, recipes } from '../../../../scripts/browser/ensure.ts';
import { findBrowser } from '../../../../scripts/browser/find.ts';

const starts = (...working: string[]) => {
  return (path: string) => working.includes(path);
};

describe('finding a browser', () => {
  test('CHROME_PATH comes before the machine’s browsers', () => {
    const machine = { chromePath: '/own', candidates: ['/system'], runs: starts('/own', '/system') };
    expect(findBrowser(machine)).toBe('/own');
  });

  test('a CHROME_PATH that does not start is an error', () => {
    const machine = { chromePath: '/typo', candidates: ['/system'], runs: starts('/system') };
    expect(() => findBrowser(machine)).toThrow(/CHROME_PATH.*\/typo/);
  });

  test('takes the first candidate that starts, and no stub', () => {
    const candidates = ['/stub', '/first', '/second'];
    const machine = { chromePath: undefined, candidates, runs: starts('/first', '/second') };
    expect(findBrowser(machine)).toBe('/first');
  });

  test('an empty CHROME_PATH and an empty machine find none', () =>
    expect(findBrowser({ chromePath: '', candidates: ['/gone'], runs: starts() })).toBeUndefined());
});

describe('making sure of a browser', () => {
  test('uses an existing one, and installs nothing', () => {
    const run = vi.fn(() => true);
    expect(ensureBrowser(() => '/system', run)).toBe('/system');
    expect(run).not.toHaveBeenCalled();
  });

  test("without the package manager's, Playwright's own is fetched", () => {
    vi.spyOn(console, 'log').mockReturnValue();
    let fetched = false;
    const run = vi.fn((commands: string[][]) => (fetched = commands.flat().includes('playwright')));
    expect(
      ensureBrowser(
        () => (fetched ? '/own' : undefined),
        run,
        () => [],
      ),
    ).toBe('/own');
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('an error says in one sentence what was tried and what to do', () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const attempt = () =>
      ensureBrowser(
        () => undefined,
        () => false,
        () => [],
      );
    expect(attempt).toThrow(/package manager, then Playwright's own Chromium.*CHROME_PATH/);
  });

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
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('uses an existing one, and installs nothing', () => {
    const run = vi.fn(() => true);
    ensureTypeface(
      () => true,
      run,
      () => [],
    );
    expect(run).not.toHaveBeenCalled();
  });

  test('installs a missing one', () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const run = vi.fn((commands: string[][]) => commands.flat().includes('fonts-liberation'));
    const warn = vi.spyOn(console, 'warn');
    ensureTypeface(
      () => false,
      run,
      () => [],
    );
    expect(run).toHaveReturnedWith(true);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['nobody may install', undefined],
    ['installing fails', []],
  ])('a missing one is named where %s', (_, prefix) => {
    vi.spyOn(console, 'log').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    ensureTypeface(
      () => false,
      () => false,
      () => prefix,
    );
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('fonts-liberation'));
  });
});
