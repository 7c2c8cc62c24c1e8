import { beforeEach, expect, test, vi } from 'vitest';
import { useShownPicture } from '../../../../../src/features/gallery/viewer/useShownPicture.ts';
import { renderHook } from '../../../renderHook.ts';

/** The history of a page; `page` is the state of its own entry. */
class History {
  entries: object[] = [{ page: 1 }];
  index = 0;
  scrollRestoration = 'auto';
  /** The mode of the page's own entry. */
  pageMode = 'auto';
  get state() {
    return this.entries[this.index] ?? null;
  }
  pushState(state: object) {
    this.pageMode = this.scrollRestoration;
    this.entries = [...this.entries.slice(0, this.index + 1), state];
    this.index += 1;
  }
  replaceState(state: object) {
    this.entries[this.index] = state;
  }
  go(steps: number) {
    this.index += steps;
    page.dispatchEvent(Object.assign(new Event('popstate'), { state: this.state }));
  }
}

let page: EventTarget;
let entries: History;
const replace = vi.fn();

beforeEach(() => {
  page = new EventTarget();
  entries = new History();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('history', entries);
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
});

async function open() {
  const hook = await renderHook(useShownPicture);
  return {
    hook,
    show: (address: string) => hook.act(() => hook.current.show(address)),
    go: (steps: number) => hook.act(() => entries.go(steps)),
  };
}

test('Back does not scroll the page, and afterwards the browser scrolls again', async () => {
  const { show, go } = await open();
  await show('/a');
  expect([entries.pageMode, entries.scrollRestoration]).toEqual(['manual', 'auto']);
  entries.scrollRestoration = entries.pageMode;
  await go(-1);
  expect(entries.scrollRestoration).toBe('auto');
});
