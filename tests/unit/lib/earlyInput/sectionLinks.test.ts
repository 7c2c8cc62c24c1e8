import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../../../../src/lib/earlyInput/leave.ts', () => ({ isDoubtful: () => false, leave: vi.fn() }));

const live = { id: 'live', path: '/live', twin: '/en/live', title: 'Live' };
const music = { id: 'musik', path: '/musik', twin: '/en/music', title: 'Musik' };
const home = { id: 'top', path: '/', twin: '/en', title: 'Match' };
const targets = { '': home, '/live': live, '/musik': music };

class Link {
  readonly dataset: Record<string, string> = {};
  readonly dialog = { close: vi.fn() };
  ariaCurrent: string | null = null;
  href: string;
  readonly hreflang: string;
  readonly isInDialog: boolean;
  constructor(href: string, { hreflang = '', isInDialog = false } = {}) {
    this.href = href;
    this.hreflang = hreflang;
    this.isInDialog = isInDialog;
  }
  getAttribute(name: string) {
    return name === 'href' ? this.href : null;
  }
  get pathname() {
    return this.href;
  }
  matches() {
    return true;
  }
  closest(selector: string) {
    if (selector === 'a') return this;
    return selector === 'dialog' && this.isInDialog ? this.dialog : null;
  }
}

/** A page that is 2000 px long, with its sections at 700 and 1400 px. */
function openPage({ hasTargets = true, reducedMotion = false } = {}) {
  const browser = new EventTarget();
  const section = (top: number) => {
    const element = {
      tabIndex: 0,
      hasFocus: false,
      focus: vi.fn(() => {
        element.hasFocus = true;
      }),
      matches: (selector: string) => selector === ':focus' && element.hasFocus,
      scrollIntoView: vi.fn(({ behavior }: ScrollIntoViewOptions = {}) => {
        if (behavior !== 'smooth') scrollTo(0, top);
      }),
    };
    return element;
  };
  const sections: Record<string, ReturnType<typeof section>> = { live: section(700), musik: section(1400) };
  const nav = [
    new Link('/live'),
    new Link('/musik'),
    new Link('/en', { hreflang: 'en' }),
    Object.assign(new Link('/', { hreflang: 'de' }), { ariaCurrent: 'true' }),
  ];
  const frames: (() => void)[] = [];
  const scrollTo = vi.fn((_: number, top: number) => {
    vi.stubGlobal('scrollY', top);
  });
  const location = { pathname: '/', search: '?x' };
  const history = {
    state: null as unknown,
    pushState: vi.fn((state: unknown, _: string, address: string) => {
      history.state = state;
      location.pathname = address.split('?')[0] ?? '';
    }),
  };
  const document = {
    ...{ title: 'Match', readyState: 'complete', documentElement: { dataset: {} as Record<string, string> } },
    getElementById: (id: string) =>
      id === 'sections'
        ? hasTargets
          ? { textContent: JSON.stringify(targets) }
          : null
        : (sections[id] ?? null),
    querySelectorAll: (selector: string) => (selector === 'header nav a' ? nav : []),
  };
  const globals = {
    ...{ document, location, history, scrollTo, scrollY: 0 },
    ...{ onscrollend: null, onwheel: null, onpointerdown: null, onkeydown: null },
    addEventListener: browser.addEventListener.bind(browser),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    matchMedia: (query: string) => ({ matches: reducedMotion && query === '(prefers-reduced-motion)' }),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return {
    ...{ sections, nav, location, history, document, scrollTo },
    frame: async () => {
      for (const frame of frames.splice(0)) frame();
      await vi.advanceTimersByTimeAsync(0);
    },
    click: (target: object, fields: object = {}) => {
      const event = new Event('click', { cancelable: true });
      for (const [name, value] of Object.entries({ button: 0, target, ...fields }))
        Object.defineProperty(event, name, { value });
      browser.dispatchEvent(event);
      return event.defaultPrevented;
    },
    goBack: (state: unknown, pathname: string) => {
      history.state = state;
      location.pathname = pathname;
      browser.dispatchEvent(new Event('popstate'));
    },
    /** The browser's own event at the end of a smooth scrolling. */
    endScrolling: () => (globalThis.onscrollend as (() => void) | null)?.(),
  };
}

async function open(options?: Parameters<typeof openPage>[0]) {
  const page = openPage(options);
  vi.resetModules();
  (await import('../../../../src/lib/earlyInput/sectionLinks.ts')).followSectionLinks();
  return page;
}
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a link changes the address, the title and the header, and scrolls smoothly to its section', async () => {
  const { click, frame, sections, history, document, nav, scrollTo, endScrolling } = await open();
  const link = new Link('/live');
  expect(click(link)).toBe(true);
  expect(history.pushState.mock.calls).toEqual([[{ href: '/live' }, '', '/live?x']]);
  expect(document.title).toBe('Live');
  expect(nav.map(({ href, ariaCurrent }) => [href, ariaCurrent])).toEqual([
    ['/live', 'page'],
    ['/musik', null],
    ['/en/live', null],
    ['/', 'true'],
  ]);
  expect(link.dataset).toEqual({ pending: '' });
  await frame();
  expect(link.dataset).toEqual({});
  expect(document.documentElement.dataset).toEqual({ laidOut: '' });
  expect([sections.live?.tabIndex, sections.live?.focus.mock.calls]).toEqual([
    -1,
    [[{ preventScroll: true }]],
  ]);
  expect(sections.live?.scrollIntoView).not.toHaveBeenCalled();
  await frame();
  expect(scrollTo.mock.calls).toEqual([
    [0, 700],
    [0, 0],
  ]);
  // The events of these two steps come before the glide.
  expect([sections.live?.scrollIntoView.mock.calls.length, globalThis.onscrollend]).toEqual([1, null]);
  await frame();
  expect(sections.live?.scrollIntoView.mock.calls).toEqual([[undefined], [{ behavior: 'smooth' }]]);
  endScrolling();
  expect(sections.live?.scrollIntoView).toHaveBeenCalledTimes(3);
  expect([globalThis.onscrollend, scrollY]).toEqual([null, 700]);
});

test.each([
  ['of the other language', new Link('/live', { hreflang: 'en' }), {}, {}],
  ['to another page', new Link('/impressum'), {}, {}],
  ['with a key for a new tab', new Link('/live'), { ctrlKey: true }, {}],
  ['on something else', { closest: () => null }, {}, {}],
  ['on a page without sections', new Link('/live'), {}, { hasTargets: false }],
])('leaves a click to the browser: %s', async (_, link, fields, options) => {
  const { click, history, document } = await open(options);
  expect(click(link, fields)).toBe(false);
  expect([history.pushState.mock.calls, document.title]).toEqual([[], 'Match']);
});

test('leaves a click alone that something else has handled', async () => {
  const { click, history } = await open();
  const link = new Link('/live');
  click(link, { defaultPrevented: true });
  expect(history.pushState).not.toHaveBeenCalled();
});

test('a second click on a link makes no second entry, and scrolls without a glide where nothing moves', async () => {
  const { click, frame, history, sections } = await open();
  click(new Link('/live'));
  for (let index = 0; index < 3; index++) await frame();
  vi.stubGlobal('scrollY', 700);
  vi.stubGlobal('onscrollend', null);
  sections.live?.scrollIntoView.mockClear();
  click(new Link('/live'));
  for (let index = 0; index < 3; index++) await frame();
  expect(history.pushState).toHaveBeenCalledOnce();
  expect(sections.live?.scrollIntoView.mock.calls).toEqual([[undefined]]);
  expect(globalThis.onscrollend).toBeNull();
});

test('closes the menu, waits for the rest of the page, and jumps where motion is reduced', async () => {
  const { click, frame, sections, document } = await open({ reducedMotion: true });
  document.readyState = 'loading';
  const link = new Link('/live', { isInDialog: true });
  click(link);
  expect(link.dialog.close).not.toHaveBeenCalled();
  await frame();
  expect(link.dialog.close).toHaveBeenCalledOnce();
  await frame();
  expect(link.dataset).toEqual({ pending: '' });
  expect(sections.live?.focus).not.toHaveBeenCalled();
  document.readyState = 'interactive';
  for (let index = 0; index < 3; index++) await frame();
  expect(link.dataset).toEqual({});
  expect(sections.live?.scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'auto' });
});

test.each([
  ['onwheel', 0],
  ['onpointerdown', 1],
  ['onkeydown', 2],
] as const)('an input cancels the scrolling at every step: %s', async (name, framesBefore) => {
  const { click, frame, sections } = await open();
  click(new Link('/live'));
  for (let index = 0; index < framesBefore; index++) await frame();
  (globalThis[name] as unknown as () => void)();
  sections.live?.scrollIntoView.mockClear();
  sections.live?.focus.mockClear();
  for (let index = 0; index < 4; index++) await frame();
  expect(sections.live?.scrollIntoView).not.toHaveBeenCalled();
  expect(sections.live?.focus).not.toHaveBeenCalled();
  expect(globalThis.onscrollend).toBeNull();
});

test('a focus that has moved on without a key stays in view', async () => {
  const { click, frame, sections, endScrolling } = await open();
  click(new Link('/live'));
  for (let index = 0; index < 3; index++) await frame();
  Object.assign(sections.live ?? {}, { hasFocus: false });
  endScrolling();
  expect(sections.live?.scrollIntoView).toHaveBeenCalledTimes(2);
});

test('the next link cancels the one before', async () => {
  const { click, frame, sections, document } = await open();
  click(new Link('/live'));
  click(new Link('/musik'));
  for (let index = 0; index < 4; index++) await frame();
  expect(sections.live?.focus).not.toHaveBeenCalled();
  expect(sections.musik?.scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'smooth' });
  expect(document.title).toBe('Musik');
});

test('Back during the glide stops it, and returns to the place where it began', async () => {
  const { click, frame, goBack, scrollTo, document } = await open();
  vi.stubGlobal('scrollY', 120);
  click(new Link('/live'));
  for (let index = 0; index < 3; index++) await frame();
  vi.stubGlobal('scrollY', 300);
  scrollTo.mockClear();
  goBack(null, '/');
  expect(document.title).toBe('Match');
  expect(scrollTo.mock.calls).toEqual([[0, 300]]);
  await frame();
  expect(scrollTo.mock.calls).toEqual([
    [0, 300],
    [0, 120],
  ]);
  expect(globalThis.onscrollend).toBeNull();
});

test('Back after the glide changes the title only', async () => {
  const { click, frame, goBack, scrollTo, endScrolling, document } = await open();
  click(new Link('/live'));
  for (let index = 0; index < 3; index++) await frame();
  endScrolling();
  scrollTo.mockClear();
  goBack({ href: '/musik' }, '/musik');
  await frame();
  expect([scrollTo.mock.calls, document.title]).toEqual([[], 'Musik']);
  goBack({ href: '/gone' }, '/gone');
  expect(document.title).toBe('Musik');
});
