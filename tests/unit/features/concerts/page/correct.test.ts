import { HTMLElement, parse } from 'node-html-parser';
import { beforeEach, expect, test, vi } from 'vitest';
import { stateId } from '../../../../../src/config/concertPage.ts';

const fetched = vi.fn<typeof fetch>();
const focus = vi.fn<(this: HTMLElement) => void>();
const state = (value: string) =>
  `<data id="${stateId}" value="${value}" data-address="/konzerte/x?part"></data>`;
const answerOf = (content: string) => () =>
  Promise.resolve(new Response(`<title>Neu</title>${state('2')}<section>${content}</section>`));
let page: EventTarget & { hidden: boolean; title: string; activeElement: unknown };
let main: ReturnType<typeof parse>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  fetched.mockReset().mockImplementation(answerOf('neu'));
  focus.mockReset();
  main = parse(`${state('1')}<section>alt <a href="/a">A</a></section><footer>bleibt</footer>`);
  page = Object.assign(new EventTarget(), {
    ...{ hidden: false, title: 'Alt', activeElement: null },
    querySelector: (selector: string): unknown => {
      const found = main.querySelector(selector);
      const dataset = { address: found?.getAttribute('data-address') };
      return found && { value: found.getAttribute('value'), dataset, parentElement: main };
    },
  });
  Object.assign(HTMLElement.prototype, { focus });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString(html: string, type: string) {
        expect(type).toBe('text/html');
        const [, title = '', content = ''] = /<title>(.*)<\/title>(.*)/.exec(html) ?? [];
        const body = parse(content);
        return { body, title, getElementById: (id: string) => body.querySelector(`#${id}`) };
      }
    },
  );
});

const open = async () => {
  await import('../../../../../src/features/concerts/page/correct.ts');
  await vi.advanceTimersByTimeAsync(0);
};
const shown = () => main.textContent;

test('replaces the sections and the title by those of another state', async () => {
  await open();
  expect(fetched.mock.calls).toEqual([['/konzerte/x?part', { headers: { 'if-none-match': '"1"' } }]]);
  expect(shown()).toBe('neubleibt');
  expect(main.querySelectorAll(`#${stateId}`).map((each) => each.getAttribute('value'))).toEqual(['2']);
  expect(page.title).toBe('Neu');
  expect(focus).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ['no change', () => Promise.resolve(new Response(null, { status: 304 }))],
  ['a static host', () => Promise.resolve(new Response(`<title>x</title>${state('2')}`, { status: 404 }))],
  ['the log-in page of a network', () => Promise.resolve(new Response('<title>Hotel</title><p>Hallo</p>'))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves the page as it is: %s', async (_, answer) => {
  fetched.mockImplementation(answer);
  await open();
  expect([shown(), page.title]).toEqual(['alt Ableibt', 'Alt']);
});

test('asks again every minute and when the page is seen again, and never while it is hidden', async () => {
  await open();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(fetched).toHaveBeenCalledTimes(3);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('asks for nothing on a page without a state', async () => {
  main.querySelector(`#${stateId}`)?.remove();
  await open();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['a link', '/a', false, '<a href="/b">B</a><a href="/a">A</a>', '<a href="/a">A</a>'],
  [
    'the share button',
    null,
    true,
    '<a href="/a">A</a><button data-share>T</button>',
    '<button data-share>T</button>',
  ],
  ['a link that is gone', '/a', false, '<a href="/b">B</a>', undefined],
  ['any other element', null, false, '<button data-share>T</button>', undefined],
])('returns the focus to %s', async (_, href, isShare, content, expected) => {
  page.activeElement = {
    getAttribute: () => href,
    matches: (selector: string) => isShare && selector === '[data-share]',
  };
  fetched.mockImplementation(answerOf(content));
  await open();
  expect(focus.mock.contexts.map(String)).toEqual(expected === undefined ? [] : [expected]);
});

test.each([
  [true, 'open'],
  [false, undefined],
])('the list of calendars is open after a correction as before: %j', async (isOpen, expected) => {
  main = parse(
    `${state('1')}<section><details${isOpen ? ' open' : ''}><summary>K</summary></details></section>`,
  );
  const toggled = vi.fn<(name: string, isOn: boolean) => void>();
  Object.assign(HTMLElement.prototype, { toggleAttribute: toggled });
  fetched.mockImplementation(answerOf('<details><summary>K</summary></details>'));
  await open();
  expect(toggled.mock.calls).toEqual([['open', expected === 'open']]);
});
