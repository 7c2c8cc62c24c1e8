import { beforeEach, expect, test, vi } from 'vitest';
import { useStableFocus } from '../../../../../src/features/concerts/sync/useStableFocus.ts';
import { renderHook } from '../../../renderHook.ts';

/** A ticket with links to the concert's page and to its tickets. */
function ticket(id: string) {
  const element = { dataset: { id }, querySelectorAll: () => links };
  const links = [0, 1].map(() => ({ focus: vi.fn(), closest: () => element }));
  return { id, element, links };
}
type Ticket = ReturnType<typeof ticket>;

const page = { body: {}, activeElement: undefined as unknown };

/** Renders one list of tickets and then another. */
async function replace(before: Ticket[], after: Ticket[]) {
  let shown = before;
  const root = {
    querySelector: (selector: string) => shown.find(({ id }) => selector.includes(`"${id}"`))?.element,
    contains: (element: unknown) => shown.some(({ links }) => links.some((link) => link === element)),
  };
  const hook = await renderHook(() => useStableFocus({ current: root as unknown as HTMLElement }, shown));
  hook.current();
  if (root.contains(page.activeElement)) page.activeElement = page.body;
  shown = after;
  await hook.rerender();
}

beforeEach(() => {
  page.activeElement = page.body;
  vi.stubGlobal('document', page);
  vi.stubGlobal('CSS', { escape: String });
});

test('the focus goes to the first link of its concert when its own one is gone', async () => {
  const [before, after] = [ticket('a'), ticket('a')];
  page.activeElement = before.links[1];
  after.links.pop();
  await replace([before], [after]);
  expect(after.links[0]?.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test('a focus elsewhere on the page stays there', async () => {
  const after = ticket('a');
  page.activeElement = {};
  await replace([ticket('a')], [after]);
  for (const link of after.links) expect(link.focus).not.toHaveBeenCalled();
});
