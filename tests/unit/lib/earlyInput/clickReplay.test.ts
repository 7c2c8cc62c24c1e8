import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayEarlyClicks } from '../../../../src/lib/earlyInput/clickReplay.ts';

// Online.
vi.mock('../../../../src/lib/earlyInput/leave.ts', () => ({
  leave: ({ href }: { href?: string }) => {
    if (href) location.href = href;
  },
}));

/** A control in an island, or outside of one. */
class Control {
  readonly dataset: Record<string, string> = {};
  readonly click = vi.fn();
  readonly matches = () => false;
  readonly querySelector = () => null;
  isUnready = true;
  readonly isControl: boolean;
  readonly href: string | undefined;
  readonly island: { contains: (other: unknown) => boolean } | null;
  constructor({
    href,
    island = null,
    isControl = true,
  }: Partial<Pick<Control, 'href' | 'island' | 'isControl'>> = {}) {
    this.href = href;
    this.island = island;
    this.isControl = isControl;
  }
  closest(selector: string) {
    if (selector === 'astro-island') return this.island;
    // Neither in a slideshow nor a tab: those need no script.
    if (['section', '[role=group]', '[data-tab]'].includes(selector)) return null;
    if (selector.startsWith('[data-scripted]')) return this.isControl ? this : null;
    return this.isUnready ? this : null;
  }
}

let page: EventTarget;
let becomeReady: (...controls: Control[]) => void;
let watched: unknown[];
const location = { href: '' };

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  location.href = '';
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(onChange: () => void) {
        becomeReady = (...controls) => {
          for (const control of controls) control.isUnready = false;
          onChange();
        };
      }
      observe(...args: unknown[]) {
        watched = args;
      }
    },
  );
  replayEarlyClicks();
});
afterEach(() => {
  // Clicks that wait are those of this module: the next test has none of them.
  page.dispatchEvent(new Event('astro:hydration-error'));
});

const primary = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
function send(type: 'click' | 'keydown', target: unknown, fields: object = {}) {
  const event = Object.assign(new Event(type, { cancelable: true, bubbles: true }), {
    ...primary,
    ...fields,
  });
  Object.defineProperty(event, 'target', { value: target });
  const stop = vi.spyOn(event, 'stopPropagation');
  page.dispatchEvent(event);
  return { event, isHeld: event.defaultPrevented, isStopped: stop.mock.calls.length > 0 };
}
const click = (control: Control, fields: object = {}) => send('click', control, fields);
const press = (key: string, fields: object = {}) => send('keydown', new Control(), { key, ...fields });

test('holds a click on a control without its script, marks it, and replays it once when the script is there', () => {
  const [control, other] = [new Control(), new Control()];
  expect(click(control)).toMatchObject({ isHeld: true, isStopped: true });
  click(other);
  expect(control.dataset).toEqual({ pending: '' });
  expect(watched).toEqual([document, { subtree: true, attributeFilter: ['data-ready', 'ssr'] }]);
  becomeReady();
  expect(control.click).not.toHaveBeenCalled();
  becomeReady(control);
  becomeReady(control);
  expect(control.click).toHaveBeenCalledOnce();
  expect(control.dataset).toEqual({});
  expect(other.click).not.toHaveBeenCalled();
});

test.each([
  ['of another element', new Control({ isControl: false }), {}],
  ['on a control that is ready', Object.assign(new Control(), { isUnready: false }), {}],
  ['with a second button', new Control(), { button: 1 }],
  ['with a key for a new tab', new Control(), { ctrlKey: true }],
])('leaves a click alone: %s', (_, control, fields) => {
  expect(click(control, fields)).toMatchObject({ isHeld: false, isStopped: false });
  expect(control.dataset).toEqual({});
});

test('follows the link of a control after eight seconds without its script', () => {
  click(new Control({ href: '/live' }));
  vi.advanceTimersByTime(7999);
  expect(location.href).toBe('');
  vi.advanceTimersByTime(1);
  expect(location.href).toBe('/live');
});

test('follows the link at once when the script does not load; a control without a link is only freed', () => {
  const [button, link] = [new Control(), new Control({ href: '/live' })];
  click(button);
  click(link);
  page.dispatchEvent(new Event('astro:hydration-error'));
  expect(location.href).toBe('/live');
  expect([button.dataset, link.dataset]).toEqual([{}, {}]);
  becomeReady(button, link);
  expect(button.click).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('the latest click on an island counts', () => {
  const controls: Control[] = [];
  const island = { contains: (other: unknown) => controls.includes(other as Control) };
  controls.push(new Control({ island }), new Control({ island }));
  const outside = new Control();
  for (const control of [outside, ...controls]) click(control);
  expect([outside, ...controls].map(({ dataset }) => 'pending' in dataset)).toEqual([true, false, true]);
  becomeReady(outside, ...controls);
  expect([outside, ...controls].map((control) => control.click.mock.calls.length)).toEqual([1, 0, 1]);
});

test('Escape cancels the click; other keys stay with the browser', () => {
  const control = new Control({ href: '/live' });
  click(control);
  expect(press('Escape').isHeld).toBe(false);
  expect(control.dataset).toEqual({});
  expect(press('ArrowRight').isHeld).toBe(false);
  becomeReady(control);
  vi.advanceTimersByTime(60_000);
  expect([control.click.mock.calls, location.href]).toEqual([[], '']);
});
