import { beforeEach, expect, test, vi } from 'vitest';
import { keepConsent, readConsent } from '../../../../../src/features/music/sync/useSync.ts';

/** As much of a `Storage` as is used here. */
class FakeStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => this.entries.set(key, value);
  removeItem = (key: string) => this.entries.delete(key);
}

let local: FakeStorage;
let session: FakeStorage;
beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  session.setItem('live-answers', '{"youTube":{"at":1}}');
  session.setItem('contact', 'a draft');
});

const stored = () => ({
  local: Object.fromEntries(local.entries),
  session: Object.fromEntries(session.entries),
});
const others = { contact: 'a draft' };
const answers = { 'live-answers': '{"youTube":{"at":1}}' };
const on = { live: 'on' };

test.each([
  [
    { on: false, remembered: false },
    { local: {}, session: others },
  ],
  [
    { on: false, remembered: true },
    { local: {}, session: others },
  ],
  [
    { on: true, remembered: false },
    { local: {}, session: { ...others, ...answers, ...on } },
  ],
  [
    { on: true, remembered: true },
    { local: on, session: { ...others, ...answers } },
  ],
])('keeps %j in one place, and nothing of what is off', (consent, expected) => {
  for (const before of [
    { on: false, remembered: false },
    { on: true, remembered: false },
    { on: true, remembered: true },
  ]) {
    keepConsent(before);
    session.setItem('live-answers', answers['live-answers']);
    keepConsent(consent);
    expect(stored()).toEqual(expected);
  }
});

test.each([
  [undefined, undefined, { on: false, remembered: false }],
  ['on', undefined, { on: true, remembered: true }],
  [undefined, 'on', { on: true, remembered: false }],
  ['on', 'on', { on: true, remembered: true }],
  ['yes', 'yes', { on: false, remembered: false }],
  ['', '', { on: false, remembered: false }],
])('reads %j in localStorage and %j in sessionStorage as %j', (always, now, expected) => {
  if (always !== undefined) local.setItem('live', always);
  if (now !== undefined) session.setItem('live', now);
  expect(readConsent()).toEqual(expected);
});

test('a browser that blocks its storage holds no consent, and may be asked to keep one', () => {
  const blocked = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    },
  );
  vi.stubGlobal('localStorage', blocked);
  vi.stubGlobal('sessionStorage', blocked);

  expect(readConsent()).toBeUndefined();
  expect(() => keepConsent({ on: true, remembered: true })).not.toThrow();
});
