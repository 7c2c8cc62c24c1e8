import { expect, test, vi } from 'vitest';
import { fakePage } from '../../../fakes/page.ts';
import { renderHook } from '../../renderHook.ts';

/** A new page at the last of some entries of the browser's history. */
async function open(states: object[], address?: `#${string}`) {
  const { window: page } = fakePage();
  const ahead: object[] = [];
  const go = (from: object[], to: object[]) => {
    to.push(from.pop() ?? {});
    queueMicrotask(() => page.dispatchEvent(new Event('popstate')));
  };
  const history = {
    get state() {
      return states.at(-1);
    },
    pushState: (state: object) => states.push(state),
    replaceState: (state: object) => states.splice(-1, 1, state),
    back: () => go(states, ahead),
    forward: () => go(ahead, states),
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { pathname: '/' });
  vi.resetModules();
  const { useDialogEntry } = await import('../../../../src/components/hooks/useDialogEntry.ts');
  const dialog = { isOpen: false };
  const hook = await renderHook(() => useDialogEntry(dialog.isOpen, () => (dialog.isOpen = false), address));
  const show = (isOpen: boolean) => {
    dialog.isOpen = isOpen;
    return hook.rerender();
  };
  return {
    hook,
    dialog,
    show,
    goBack: () => hook.act(history.back),
    goForward: () => hook.act(history.forward),
  };
}

test.each([undefined, '#text'] as const)(
  'the way back closes a dialog, and then leaves the page: %s',
  async (address) => {
    const states = [{ before: true }, {}];
    const { hook, dialog, show, goBack } = await open(states, address);
    await show(true);
    expect(states).toHaveLength(3);
    await goBack();
    await hook.rerender();
    expect([dialog.isOpen, states.length]).toEqual([false, 2]);
  },
);

test('the way forward does not stay in the entry of a dialog that is closed', async () => {
  const states = [{}];
  const { show, goBack, goForward } = await open(states);
  await show(true);
  await goBack();
  await show(false);
  await goForward();
  expect(states).toHaveLength(1);
});

test('a reload that has closed a dialog takes its entry along', async () => {
  const states = [{}];
  const { show } = await open(states);
  await show(true);
  const reloaded = [...states];
  await open(reloaded);
  expect(reloaded).toHaveLength(1);
});

test('a dialog that its address opens again after a reload has its entry', async () => {
  const states = [{}];
  const { show } = await open(states, '#text');
  await show(true);
  const reloaded = [...states];
  const { show: showAgain } = await open(reloaded, '#text');
  expect(reloaded).toHaveLength(2);
  await showAgain(true);
  expect(reloaded).toHaveLength(2);
});
