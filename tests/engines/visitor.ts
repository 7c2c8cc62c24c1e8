import { expect } from 'vitest';
import { text } from '../e2e/words.ts';
import type { BrowserWindow, Point } from './browserWindow.ts';

/** A text of the site in German, by its area and key. */
export const t = (key: string, values?: Record<string, string | number>) => text('de', key, values);

/** A state of an element to wait for: `still` is covered by nothing, and in one place over some looks. */
type Wanted = 'seen' | 'missing' | 'still';

/**
 * In the page: looks for the first element that is seen, with this name or text in it, until it is as wanted, at most for so many
 * milliseconds. It is brought into the window where it is outside, or covered. With 0 it looks once: no time passes in pages that run
 * no scripts.
 */
async function look(
  css: string,
  name: string,
  wanted: Wanted,
  ms: number,
): Promise<{ isWanted: boolean; place?: Point | undefined }> {
  const nameOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const texts = labels.length > 0 ? labels.map((label) => label.textContent) : [element.textContent];
    return element.getAttribute('aria-label') ?? texts.join(' ');
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const find = () =>
    [...document.querySelectorAll(css)].find((element) => isShown(element) && nameOf(element).includes(name));
  const placeOf = (found: Element | undefined) => {
    if (!found) return undefined;
    // A link may run over two lines.
    const { left, top, width, height } = found.getClientRects()[0] ?? new DOMRect();
    const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(place.x, place.y);
    if (hit !== null && (found.contains(hit) || hit.closest('label')?.control === found)) return place;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    return undefined;
  };
  const end = Date.now() + ms;
  // A text that was just typed may still move what stands below it.
  const looks = ms > 0 ? 8 : 0;
  let place: Point | undefined;
  for (let still = 0; ;) {
    const found = find();
    const before = place;
    place = wanted === 'still' ? placeOf(found) : undefined;
    still = place && place.x === before?.x && place.y === before.y ? still + 1 : 0;
    const isWanted =
      wanted === 'still'
        ? place !== undefined && still >= looks
        : (found !== undefined) === (wanted === 'seen');
    if (isWanted || Date.now() >= end) return { isWanted, place };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A person in front of a window: looks for things by selector and name, and waits until they can be used. */
export class Visitor {
  readonly window: BrowserWindow;
  readonly #site: string;
  readonly #lookMs: number;

  /** `site` is the address without a slash at the end. */
  constructor(window: BrowserWindow, site: string, { scripting = true } = {}) {
    this.window = window;
    this.#site = site;
    // One call of the driver instead of ten.
    this.#lookMs = scripting ? 1000 : 0;
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
    await this.#looksFor('seen', css, name);
  }

  /** Waits until something is not to be seen. */
  async misses(css: string, name = ''): Promise<void> {
    await this.#looksFor('missing', css, name);
  }

  async #looksFor(wanted: Wanted, css: string, name: string): Promise<Point | undefined> {
    let place: Point | undefined;
    const looks = async () => {
      const seen = await this.window.run(look, css, name, wanted, this.#lookMs);
      ({ place } = seen);
      return seen.isWanted;
    };
    await expect.poll(looks, { message: `${css} “${name}” is ${wanted}` }).toBe(true);
    return place;
  }

  /** Waits until something is covered by nothing and stands still, and clicks it. */
  async clicks(css: string, name = ''): Promise<void> {
    const place = await this.#looksFor('still', css, name);
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

/** Makes a journey a test, where it runs. */
export type Add = (title: string, work: () => Promise<void>, options?: { timeout?: number }) => void;
