import { beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../../src/features/music/sync/answerCache.ts';
import { requestRecords } from '../../../../../src/features/music/sync/requestRecords.ts';
import { useSync } from '../../../../../src/features/music/sync/useSync.ts';
import { loadScript } from '../../../../../src/lib/browser/loadScript.ts';
import { fakePage } from '../../../../fakes/page.ts';
import { fakeStorage } from '../../../desk/kit/records/fakeStorage.ts';
import { renderHook } from '../../../renderHook.ts';
import { blockedStorage } from '../../blockedStorage.ts';

vi.mock('../../../../../src/features/music/sync/requestRecords.ts', () => ({ requestRecords: vi.fn() }));
vi.mock('../../../../../src/lib/browser/loadScript.ts', { spy: true });

const off = { on: false, remembered: false };
const on = { on: true, remembered: false };
const remembered = { on: true, remembered: true };
const services = ['youTube'] as const;
const answers: Answers = { youTube: { at: 1 } };
let page: EventTarget;

const open = () => renderHook(() => useSync(services));
const signalOf = (call: number) => vi.mocked(requestRecords).mock.calls[call]?.[1];

beforeEach(() => {
  page = fakePage().window;
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.mocked(requestRecords).mockReset().mockResolvedValue(answers);
});

test.each([
  ['on', 'on', remembered],
  ['', 'on', on],
  ['yes', 'yes', off],
  ['', '', off],
])('reads %j in localStorage and %j in sessionStorage as %j', async (always, now, expected) => {
  localStorage.setItem('live', always);
  sessionStorage.setItem('live', now);
  expect((await open()).current.consent).toEqual(expected);
});

test('a script that is missing counts as no answer, until it has loaded', async () => {
  const loaded = Promise.withResolvers<undefined>();
  vi.mocked(loadScript).mockImplementationOnce((_, load, __, onFailure) => {
    onFailure?.();
    return loaded.promise.then(load);
  });
  const hook = await open();
  await hook.act(() => hook.current.changeConsent(on));
  expect(hook.current.answers).toEqual({});
  await hook.act(() => {
    loaded.resolve(undefined);
    return vi.waitFor(() => expect(requestRecords).toHaveBeenCalled());
  });
  expect(hook.current.answers).toEqual(answers);
});

test('a withdrawal aborts the request, whose answers are dropped', async () => {
  const response = Promise.withResolvers<Answers>();
  vi.mocked(requestRecords).mockReturnValue(response.promise);
  const hook = await open();
  await hook.act(() => hook.current.changeConsent(on));
  await vi.waitFor(() => expect(requestRecords).toHaveBeenCalled());
  await hook.act(() => hook.current.changeConsent(off));
  expect(signalOf(0)?.aborted).toBe(true);
  await hook.act(() => response.resolve(answers));
  expect(hook.current).toMatchObject({ consent: off, answers: undefined });
});

test('where the browser blocks its storage, consent and withdrawal last for this page', async () => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, blockedStorage);
  const hook = await open();
  expect(hook.current.consent).toEqual(off);
  for (const consent of [on, off]) {
    await hook.act(() => hook.current.changeConsent(consent));
    for (const event of ['storage', 'pageshow']) await hook.act(() => page.dispatchEvent(new Event(event)));
    expect(hook.current.consent).toEqual(consent);
  }
  expect(requestRecords).toHaveBeenCalledTimes(1);
});
