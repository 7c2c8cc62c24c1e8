import type { Locator } from '@playwright/test';
import { paths, type RouteId } from '../words.ts';
import { facesArrive } from './faces.ts';
import { Header } from './Header.ts';
import { PageObject } from './PageObject.ts';

declare global {
  interface Window {
    readersSheet?: CSSStyleSheet | undefined;
    /** Set by a test; gone when another document was loaded. */
    sameDocument?: boolean;
  }
}

/** Any page of the site: its header, its `main`, its way back to the top. */
export class SitePage extends PageObject {
  readonly header = new Header(this.page, this.locale);
  readonly main = this.page.getByRole('main');
  readonly footer = this.page.getByRole('contentinfo');
  readonly backToTop = this.page.getByRole('link', { name: this.text('navigation:scroll-up') });
  #textSize = 16;

  async open(route: RouteId): Promise<void> {
    await this.page.goto(paths[route][this.locale]);
  }

  /** Opens a page and wakes its island; what happens after is the island's work. */
  async openAwake(route: RouteId): Promise<void> {
    await this.open(route);
    await this.wake();
  }

  /** A key that does nothing is a first sign of a visitor. */
  async wake(): Promise<void> {
    await this.page.keyboard.press('Shift');
    await this.header.ready();
  }

  /** Marks the document, for `isSameDocument`. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => (window.sameDocument = true));
  }

  /** False once another document was loaded. */
  isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => window.sameDocument === true);
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  /**
   * Lays out everything, also what the browser skips while it is far away. Waits for the typefaces, unless the page gets none: they
   * arrive after the load event, and move words.
   */
  async layOutEverything({ withFaces = true } = {}): Promise<void> {
    await this.addStyle('main > section, main > section * { content-visibility: visible !important }');
    if (withFaces) await facesArrive(this.page);
  }

  /** Styles of a test; an adopted sheet is not subject to the page's own policy. */
  async addStyle(css: string): Promise<void> {
    await this.page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, css);
  }

  /** Styles of a reader, in the place of those that were set before. */
  async setStyle(css = ''): Promise<void> {
    await this.page.evaluate((rules) => {
      window.readersSheet ??=
        document.adoptedStyleSheets[document.adoptedStyleSheets.push(new CSSStyleSheet()) - 1];
      window.readersSheet?.replaceSync(rules);
    }, css);
  }

  /** Sets the text size of the browser, as a reader does in its settings; 16 px unless they do. Only Chromium can. */
  async setTextSize(size = 16): Promise<void> {
    if (size === this.#textSize) return;
    this.#textSize = size;
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await session.detach();
  }

  /** Scrolls to the end as a visitor does, so that no section stays skipped. */
  async walkToEnd(): Promise<void> {
    await this.page.evaluate(async () => {
      const atEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      for (let steps = 0; !atEnd(); steps++) {
        if (steps > 500)
          throw new Error(`The page has no end: ${scrollY} of ${document.body.scrollHeight} px.`);
        window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
    });
  }

  /** Scrolls by so many CSS pixels, and waits until the page has been told. */
  async scrollBy(top: number): Promise<void> {
    await this.page.evaluate(async (distance) => {
      window.scrollBy({ top: distance, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, top);
  }

  scrollPosition(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }
}
