import type { Figures } from './budgets.ts';
import type { Finding } from './finding.ts';
import type { Host } from './server.ts';
import type { Session } from './session.ts';
import { bytesOf, foreign, heaviest } from './traffic.ts';
import { type Device, type Visit, densePhone, desk, notesOf, visit } from './visit.ts';

/** Part of the window's height that one stride covers. */
const stride = 0.8;
/** Pixels a second: a person who is looking for something. */
const speed = 3000;
/** How long nothing may move after a stride, and at the end of the walk, in milliseconds. */
const breath = 120;
const rest = 1500;
/** So many strides in a row may gain no ground, as when a section above turns out shorter than it was taken for. */
const patience = 5;

/** Walks a page to its end as people do, at 390 and at 1440 px, and weighs everything that came but the scripts. */
export async function walk(host: Host, path: string): Promise<Finding> {
  const phone = await walkOn(densePhone, host, path);
  const wide = await walkOn(desk, host, path);
  const figures: Figures = {
    walkPhone: phone.bytes,
    walkDesk: wide.bytes,
    walkShift: Math.max(phone.shift, wide.shift),
    walkForeign: phone.foreign + wide.foreign,
  };
  return { figures, notes: ['at 390 px:', ...phone.notes, 'at 1440 px:', ...wide.notes] };
}

function walkOn(device: Device, host: Host, path: string) {
  return visit(host, path, { device }, async (opened) => {
    const { session, traffic } = opened;
    await traffic.quiet(breath);
    await toTheEnd(opened, device);
    await traffic.quiet(rest);
    const { exchanges } = traffic;
    return {
      bytes: bytesOf(exchanges, ({ type }) => type !== 'Script'),
      shift: (await notesOf(session)).shift,
      foreign: foreign(exchanges, host.origin),
      notes: heaviest(exchanges),
    };
  });
}

async function toTheEnd(opened: Visit, device: Device): Promise<void> {
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
