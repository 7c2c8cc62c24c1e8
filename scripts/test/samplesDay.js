/**
 * The clock of tests that show the sample concerts: 25 November 2026, on which the first of them is to come, at the present time of day.
 * On the real day they would fail as the samples pass. In JavaScript, because npm's own Node loads it, too.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const dayMs = 86_400_000;
const samplesDay = Date.parse('2026-11-25T00:00:00Z');

// A process passes it on, so that a run over midnight has one clock.
process.env.DAY_OFFSET ??= String(samplesDay - Math.floor(Date.now() / dayMs) * dayMs);

/** Milliseconds from the present to the day of the samples: less than 0 after it. */
export const dayOffset = Number(process.env.DAY_OFFSET);

/**
 * Moves the clock of a process or a page by an offset in milliseconds. It is sent into pages as text, so it uses nothing around it.
 * @param {number} offset
 */
export function moveClock(offset) {
  const realNow = Date.now;
  const now = () => realNow() + offset;
  Date.now = now;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  });
}

const preload = join(dirname(fileURLToPath(import.meta.url)), 'moveClock.js');

/** The variable with which Node starts a process on the day of the samples. */
export const onSamplesDay = { NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` };
