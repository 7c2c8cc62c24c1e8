import { type Throttle, slowDown } from '../../scripts/browser/throttles.ts';
import { withBrowser } from './browser.ts';
import type { Host } from './server.ts';
import { type Session, openPage } from './session.ts';
import { Traffic } from './traffic.ts';

export interface Device {
  width: number;
  height: number;
  deviceScaleFactor: number;
  mobile: boolean;
}

/** Lighthouse's phone, so that our loads and its load get the same page. */
export const midPhone: Device = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** The phone of the byte budgets, with the densest screen in use. */
export const densePhone: Device = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
/** The widest page (specification, section 9: 1440 px). */
export const desk: Device = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };

/** A page that has begun to load in a new browser. */
export interface Visit {
  session: Session;
  traffic: Traffic;
}

/** Measurements that the page collects from its start, as `window.__bench`. */
export interface Notes {
  firstPaint: number | null;
  lcp: number | null;
  lcpElement: string | null;
  /** When the typefaces are in use, in milliseconds since the navigation. */
  faces: number | null;
  /** Layout shifts without a recent input. */
  shift: number;
  /** All layout shifts. */
  anyShift: number;
  /** Longest task of 50 ms or more, in milliseconds. */
  longestTask: number;
  /** Longest time from a click to the next paint, in milliseconds. */
  slowest: number;
  /** Time from the latest click to the end of the first frame that has its effect, in milliseconds. */
  shown: number | null;
}

const observe = `(() => {
  const notes = (window.__bench = {
    firstPaint: null, lcp: null, lcpElement: null, faces: null, shift: 0, anyShift: 0, longestTask: 0, slowest: 0, shown: null,
  });
  const on = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  on('paint', (entry) => { if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime; });
  on('largest-contentful-paint', (entry) => {
    notes.lcp = entry.startTime;
    notes.lcpElement = (entry.element?.outerHTML ?? entry.url).slice(0, 160);
  });
  addEventListener('faces', () => { notes.faces = performance.now(); });
  on('longtask', ({ duration }) => { notes.longestTask = Math.max(notes.longestTask, duration); });
  on('event', (entry) => { if (entry.interactionId) notes.slowest = Math.max(notes.slowest, entry.duration); }, { durationThreshold: 16 });
  on('layout-shift', ({ value, hadRecentInput }) => {
    notes.anyShift += value;
    if (!hadRecentInput) notes.shift += value;
  });
})()`;

/** Opens a page on a device, in a new browser with an empty profile, and runs `work` while it loads. */
export function visit<Result>(
  host: Pick<Host, 'origin' | 'fingerprint'>,
  path: string,
  { device, throttle }: { device: Device; throttle?: Throttle },
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  return withBrowser(host.fingerprint, async (port) => {
    const session = await openPage(port);
    const traffic = new Traffic(session);
    // Not the Runtime domain: with it the browser parses every script again (docs/decisions/0009).
    await Promise.all([session.send('Page.enable'), session.send('Network.enable', {})]);
    await session.send('Emulation.setDeviceMetricsOverride', device);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: device.mobile });
    if (throttle) await slowDown(session, throttle);
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: observe });
    const [result] = await Promise.all([work({ session, traffic }), navigate(session, host.origin + path)]);
    return result;
  });
}

/** The page's measurements so far. */
export function notesOf(session: Session): Promise<Notes> {
  return session.evaluate<Notes>('window.__bench');
}

async function navigate(session: Session, url: string): Promise<void> {
  const { errorText } = await session.send('Page.navigate', { url });
  if (errorText) throw new Error(`${url} did not load: ${errorText}`);
}
