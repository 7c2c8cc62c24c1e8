import type { Session } from './session.ts';
import type { Device, Visit } from './visit.ts';

/** Part of the window's height that one step covers. */
const stepHeight = 0.8;
/** Pixels a second, like a person who looks for something. */
const speed = 3000;
/** Idle time of the network after each step, in milliseconds. */
export const stepIdleMs = 120;
/** Maximum number of successive steps without progress; a section above may be shorter than its estimated height. */
const maxStalledSteps = 5;

/** Scrolls to the end of a page in steps, like a person. */
export async function scrollToEnd(opened: Visit, device: Device): Promise<void> {
  let furthest = 0;
  let stalledSteps = 0;
  while (!(await atEnd(opened.session))) {
    const reached = await scrollStep(opened, device);
    stalledSteps = reached > furthest ? 0 : stalledSteps + 1;
    furthest = Math.max(furthest, reached);
    if (stalledSteps === maxStalledSteps) {
      throw new Error(`The page does not scroll past ${furthest} px at a width of ${device.width} px.`);
    }
  }
}

/** Scrolls one step, waits for the network, and returns the scroll position in pixels. */
async function scrollStep({ session, traffic }: Visit, { width, height }: Device): Promise<number> {
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -height * stepHeight,
    speed,
    // An emulated finger scrolls nothing in a headless browser. The wheel loads the same.
    gestureSourceType: 'mouse',
  });
  await twoFrames(session);
  await traffic.idle(stepIdleMs);
  return session.evaluate<number>('scrollY');
}

/** Waits two frames: observers report in the first, requests start in the second. */
function twoFrames(session: Session): Promise<unknown> {
  return session.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
  );
}

function atEnd(session: Session): Promise<boolean> {
  return session.evaluate<boolean>('scrollY + innerHeight >= document.documentElement.scrollHeight - 1');
}

/** Waits until every island with content is interactive. */
export function islandsReady(session: Session): Promise<unknown> {
  const waits = "(island) => island.firstElementChild && !island.querySelector('[data-ready]')";
  return session.waitUntil(`![...document.querySelectorAll('astro-island')].some(${waits})`);
}
