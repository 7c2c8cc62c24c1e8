import { beforeEach, expect, test, vi } from 'vitest';

class Element {
  readonly dataset = { copied: 'Kopiert', failed: 'Geht nicht' };
  readonly isButton: boolean;
  constructor(isButton = true) {
    this.isButton = isButton;
  }
  closest(selector: string) {
    return this.isButton && selector.startsWith('[data-share]') ? this : null;
  }
}
const said: string[] = [];
const status = {
  set textContent(text: string) {
    said.push(text);
  },
};
let page: EventTarget;

beforeEach(async () => {
  said.length = 0;
  const querySelector = (selector: string) => (selector === '.shared' ? status : null);
  page = Object.assign(new EventTarget(), { title: 'Probe', querySelector });
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('location', { origin: 'https://match.example', pathname: '/konzerte/x' });
  vi.resetModules();
  // It exports nothing, so that TypeScript takes it for no module.
  await vi.importActual('../../../../../src/features/concerts/page/share.ts');
});

async function click(target: object) {
  page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
  await new Promise((done) => setImmediate(done));
}
const url = 'https://match.example/konzerte/x';
const aborted = new DOMException('closed', 'AbortError');

test('shares title and address where the browser can, and says nothing', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share });
  await click(new Element());
  expect(share.mock.calls).toEqual([[{ title: 'Probe', text: 'Probe', url }]]);
  expect(said).toEqual(['']);
});

test('copies the address elsewhere, and says so each time', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await click(new Element());
  await click(new Element());
  expect(writeText.mock.calls).toEqual([[url], [url]]);
  expect(said).toEqual(['', 'Kopiert', '', 'Kopiert']);
});

test.each([
  ['a closed list of targets', aborted, ['']],
  ['a refusal', new DOMException('no', 'NotAllowedError'), ['', 'Geht nicht']],
  ['a defect', Object.assign(new Error('no'), { name: 'AbortError' }), ['', 'Geht nicht']],
])('says when it failed: %s', async (_, error, expected) => {
  const refuse = () => Promise.reject(error);
  vi.stubGlobal('navigator', { share: refuse });
  await click(new Element());
  expect(said).toEqual(expected);
  said.length = 0;
  vi.stubGlobal('navigator', { clipboard: { writeText: refuse } });
  await click(new Element());
  expect(said).toEqual(expected);
});

test.each([
  ['another element', new Element(false)],
  ['the document', {}],
])('leaves a click on %s alone', async (_, target) => {
  vi.stubGlobal('navigator', {});
  await click(target);
  expect(said).toEqual([]);
});

test('copies the address also where a correction has taken the place for the answer away', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  Object.assign(page, { querySelector: () => null });
  await click(new Element());
  expect(writeText.mock.calls).toEqual([[url]]);
});
