import { expect } from 'vitest';
import { text } from '../e2e/words.ts';
import type { BrowserWindow, Point } from './browserWindow.ts';

/** A text of the site in German, by its area and key. */
export const t = (key: string, values?: Record<string, string | number>) => text('de', key, values);

/**
 * In the page: the first element that is seen, with this name or text in it, and its place where nothing covers it. It is brought into the
 * window where it is outside, or covered. It waits for no frame: there is none for it in pages that run no scripts.
 */
function look(css: string, name: string): { isSeen: boolean; place?: Point } {
  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const texts = labels.length > 0 ? labels.map((label) => label.textContent) : [element.textContent];
    return element.getAttribute('aria-label') ?? texts.join(' ');
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const found = [...document.querySelectorAll(css)].find(
    (element) => isShown(element) && nameOf(element).includes(name),
  );
  if (!found) return { isSeen: false };
  // A link may run over two lines.
  const { left, top, width, height } = found.getClientRects()[0] ?? new DOMRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  if (hit !== null && (found.contains(hit) || hit.closest('label')?.control === found))
    return { isSeen: true, place };
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { isSeen: true };
}

/** A text that was just typed may still move what stands below it. */
const looks = 4;

/** A person in front of a window: looks for things by selector and name, and waits until they can be used. */
export class Visitor {
  readonly window: BrowserWindow;
  readonly #site: string;

  /** `site` is the address without a slash at the end. */
  constructor(window: BrowserWindow, site: string) {
    this.window = window;
    this.#site = site;
  }

  open(path: string): Promise<void> {
    return this.window.open(`${this.#site}${path}`);
  }

  /** Waits until a function of the page answers this. */
  async answers<Args extends unknown[], Result>(
    expected: Result,
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => this.window.run(script, ...args)).toEqual(expected);
  }

  /** Waits until both typefaces of the page are in use. */
  async seesTypefaces(): Promise<void> {
    await this.answers(2, () => {
      const own = [...document.fonts].filter(({ family }) => /Anybody"?$|Familjen Grotesk"?$/.test(family));
      return own.filter(({ status }) => status === 'loaded').length;
    });
  }

  /** Waits until something is to be seen, anywhere on the page. */
  async sees(css: string, name = ''): Promise<void> {
    await this.#looksFor(true, css, name);
  }

  /** Waits until something is not to be seen. */
  async misses(css: string, name = ''): Promise<void> {
    await this.#looksFor(false, css, name);
  }

  async #looksFor(expected: boolean, css: string, name: string): Promise<void> {
    const isSeen = async () => (await this.window.run(look, css, name)).isSeen;
    await expect.poll(isSeen, { message: `${css} “${name}” is seen` }).toBe(expected);
  }

  /** Waits until something is covered by nothing and stands still over some looks, and clicks it. */
  async clicks(css: string, name = ''): Promise<void> {
    let place: Point | undefined;
    let still = 0;
    const rests = async () => {
      const before = place;
      ({ place } = await this.window.run(look, css, name));
      still = place && place.x === before?.x && place.y === before.y ? still + 1 : 0;
      return still >= looks;
    };
    await expect.poll(rests, { message: `${css} “${name}” can be clicked` }).toBe(true);
    if (place) await this.window.clickAt(place);
  }

  /** Clicks into a field, and types. */
  async types(css: string, words: string): Promise<void> {
    await this.clicks(css);
    await this.answers(true, (selector) => document.activeElement?.matches(selector) === true, css);
    await this.window.type(words);
  }

  /** Waits for the path of the page, with its `?` and `#`. */
  async arrives(path: string): Promise<void> {
    await this.answers(path, () => location.pathname + location.search + location.hash);
  }

  /** The errors of all pages so far. What the visitor has stored is forgotten, so that the next journey begins as a new one. */
  async errors(): Promise<string> {
    return this.window.run(() => {
      const noted = sessionStorage.getItem('errors') ?? '';
      sessionStorage.clear();
      localStorage.clear();
      return noted;
    });
  }
}

/** The window of the journeys, once it is open. */
export interface Journey {
  visitor: Visitor;
  /** Opens the window of a second browser, in which pages run no scripts, for one journey. */
  withoutScript: (journey: (visitor: Visitor) => Promise<void>) => Promise<void>;
}
