import { launch, type ElementHandle } from 'puppeteer-core';
import { type OpenWindow, windowSize } from './browserWindow.ts';

/** Nothing but this machine answers. */
const offline = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
};

/** Opens a window of Debian's Firefox, over WebDriver BiDi. */
export const openFirefox: OpenWindow = async ({ scripting = true, script }) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    acceptInsecureCerts: true,
    defaultViewport: windowSize,
    env: { ...process.env, TZ: 'Europe/Vienna' },
    extraPrefsFirefox: {
      ...offline,
      // Bars that take no room, as on a phone.
      'ui.useOverlayScrollbars': 1,
      'intl.accept_languages': 'de-AT,de',
      'javascript.enabled': scripting,
    },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(script);
  return {
    open: async (url) => {
      // Puppeteer also waits for the end of the former page's frames, and Firefox does not report that of a frame that was still loading.
      const loaded = new Promise((done) => page.once('load', done));
      await Promise.race([page.goto(url), loaded]);
    },
    run: (code, ...args) =>
      page.evaluate(`(${code.toString()})(...${JSON.stringify(args)})`) as Promise<never>,
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (words) => page.keyboard.type(words),
    press: (key) => page.keyboard.press(key),
    chooseFiles: async (css, paths) => {
      const field = (await page.$(css)) as ElementHandle<HTMLInputElement> | null;
      await field?.uploadFile(...paths);
    },
    back: async () => {
      await page.goBack();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    shoot: async () => Buffer.from(await page.screenshot()),
    print: async () => {
      const margin = '10mm';
      const margins = { top: margin, right: margin, bottom: margin, left: margin };
      return Buffer.from(await page.pdf({ format: 'A4', margin: margins }));
    },
    close: () => browser.close(),
  };
};
