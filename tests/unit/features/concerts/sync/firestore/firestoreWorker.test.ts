import { disableNetwork, enableNetwork, onSnapshot } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { watchHost } from '../../../../../../src/features/concerts/sync/firestore/watchHost.ts';
import { fakePage } from '../../../../../fakes/page.ts';

vi.mock('firebase/app');
vi.mock('firebase/firestore');
vi.mock('../../../../../../src/features/concerts/sync/firestore/watchHost.ts');

test('an outage is told, never as an empty list, and ended once the host is back', async () => {
  const { window } = fakePage();
  const told = vi.fn<(message: object) => void>();
  vi.stubGlobal('postMessage', told);
  await import('../../../../../../src/features/concerts/sync/firestore/firestoreWorker.ts');
  window.dispatchEvent(Object.assign(new Event('message'), { data: { project: {} } }));
  const [, , hear] = vi.mocked(onSnapshot).mock.lastCall as unknown as [0, 0, (snapshot: object) => void];
  hear({ docs: [], empty: true, metadata: { fromCache: true } });
  const [, turns] = vi.mocked(watchHost).mock.lastCall ?? [];
  turns?.onDisconnect();
  expect(disableNetwork).toHaveBeenCalledOnce();
  turns?.onReconnect();
  expect(enableNetwork).toHaveBeenCalledOnce();
  expect(told.mock.calls.map(([message]) => message)).toEqual(
    ['ready', 'disconnect', 'disconnect'].map((type) => ({ type })),
  );
});
