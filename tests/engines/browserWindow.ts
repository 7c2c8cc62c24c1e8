/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Keys that are no letters, by the names that both drivers know. */
export type Key = 'Enter' | 'Escape' | 'ArrowRight';

/** Size of every window, in CSS pixels: a phone's. */
export const windowSize = { width: 390, height: 844 };

/** The window of a browser: the little that the journeys ask of any engine. */
export interface BrowserWindow {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page, which gets everything by its arguments; waits for its promise. */
  run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  clickAt: (point: Point) => Promise<void>;
  /** Types letters into the field that has the focus. */
  type: (words: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Chooses files of this machine in a field. */
  chooseFiles: (css: string, paths: string[]) => Promise<void>;
  back: () => Promise<void>;
  /** Gives the page another size, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** The window as a PNG. */
  shoot: () => Promise<Buffer>;
  /** The page on A4 with margins of 10 mm, as a PDF. */
  print: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Options of a window. */
interface WindowOptions {
  /** False for pages whose scripts do not run. The functions of `run` do. */
  scripting?: boolean;
  /** A script that runs before those of each page. */
  script: string;
}

/** Opens a window in a new browser, which has no history, cookies or caches. */
export type OpenWindow = (options: WindowOptions) => Promise<BrowserWindow>;
