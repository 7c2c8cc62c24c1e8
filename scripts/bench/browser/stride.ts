import type { Session } from './session.ts';
import type { Device, Visit } from './visit.ts';

/** Part of the window's height that one stride covers. */
const stride = 0.8;
/** Pixels a second: a person who is looking for something. */
const speed = 3000;
/** How long nothing may move after a stride, in milliseconds. */
export const breath = 120;
/** So many strides in a row may gain no ground, as when a section above turns out shorter than it was taken for. */
const patience = 5;

/** Scrolls to the end of a page as people do. */
export async function toTheEnd(opened: Visit, device: Device): Promise<void> {
  let furthest = 0;
  let vain = 0;
  while (!(await atEnd(opened.session))) {
    const reached = await oneStride(opened, device);
    vain = reached > furthest ? 0 : vain + 1;
    furthest = Math.max(furthest, reached);
    if (vain === patience) {
      throw new Error(`The page does not scroll past ${furthest} px at a width of ${device.width} px.`);
    }
  }
}

/** Scrolls on and waits for what that brings; returns the pixels above the window. */
async function oneStride({ session, traffic }: Visit, { width, height }: Device): Promise<number> {
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -height * stride,
    speed,
    // An emulated finger scrolls nothing in a headless browser; what comes near is the same by wheel.
    gestureSourceType: 'mouse',
  });
  await nextPaint(session);
  await traffic.quiet(breath);
  return session.evaluate<number>('scrollY');
}

/** Two frames: one that notices what has come near, one that has asked for it. */
function nextPaint(session: Session): Promise<unknown> {
  return session.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
  );
}

function atEnd(session: Session): Promise<boolean> {
  return session.evaluate<boolean>('scrollY + innerHeight >= document.documentElement.scrollHeight - 1');
}

/** Waits until every island that shows something says that it is interactive. */
export function islandsReady(session: Session): Promise<unknown> {
  return session.evaluate(`new Promise((resolve) => {
    const waits = (island) => island.firstElementChild && !island.querySelector('[data-ready]');
    const look = () => [...document.querySelectorAll('astro-island')].some(waits) || resolve();
    new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-ready'] });
    look();
  })`);
}
