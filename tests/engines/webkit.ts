import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Capabilities, Key as SeleniumKey, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { vi } from 'vitest';
import { freePort } from '../../scripts/serve/port.ts';
import { type BrowserWindow, type Key, type OpenWindow } from './browserWindow.ts';

const keys: Record<Key, string> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
};

/** Ends a process, and waits for that. */
async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts a screen that nobody sees. Returns its name, such as `:1`. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  // It writes the number that it has chosen into the fourth pipe.
  const args = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] ?? screen, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, screen };
}

/** Opens a window of WebKitGTK, by Debian's WebKitWebDriver and a browser of our own (webkitHost.py). */
export const openWebKit: OpenWindow = async ({ scripting = true, script }) => {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const file = join(folder, 'script.js');
  await writeFile(file, script);
  const { display, screen } = await startScreen();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // The sandbox cannot start for root, nor in most containers.
    env: {
      ...process.env,
      DISPLAY: display,
      TZ: 'Europe/Vienna',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 20_000, interval: 50 });
  const binary = resolve('tests/engines/webkitHost.py');
  const driver = await WebDriver.createSession(
    new Executor(new HttpClient(address)),
    new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: [file, scripting ? 'on' : 'off'] },
    }),
  );

  const run: BrowserWindow['run'] = (code, ...args) => driver.executeScript(code, ...args);
  return {
    run,
    open: (url) => driver.get(url),
    clickAt: (point) => driver.actions().move(point).press().release().perform(),
    type: (words) => driver.actions().sendKeys(words).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    chooseFiles: (css, paths) => driver.findElement({ css }).sendKeys(paths.join('\n')),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    shoot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: async () => {
      const pdf = join(folder, `${performance.now()}.pdf`);
      await run((path) => {
        Reflect.get(window, 'webkit').messageHandlers.print.postMessage(path);
      }, pdf);
      return vi.waitFor(() => readFile(pdf), { timeout: 20_000, interval: 50 });
    },
    close: async () => {
      // It says that the window is gone, which is what was asked for.
      await driver.quit().catch(() => undefined);
      await end(service);
      await end(screen);
      await rm(folder, { recursive: true });
    },
  };
};
