import { expect, test } from 'vitest';
import { isPrimaryClick } from '../../../../src/lib/browser/isPrimaryClick.ts';

const press = (change: Partial<MouseEvent> = {}) =>
  ({ button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, ...change }) as MouseEvent;
const link = (target = '', download = false) =>
  ({ target, hasAttribute: (name: string) => download && name === 'download' }) as HTMLAnchorElement;

test.each([
  ['a plain press', press(), link(), true],
  ['into its own window', press(), link('_self'), true],
  ['with the middle button', press({ button: 1 }), link(), false],
  ['with Ctrl', press({ ctrlKey: true }), link(), false],
  ['with ⌘', press({ metaKey: true }), link(), false],
  ['with Shift', press({ shiftKey: true }), link(), false],
  ['with Alt', press({ altKey: true }), link(), false],
  ['into a new tab', press(), link('_blank'), false],
  ['of a download', press(), link('', true), false],
])('G12 what the browser does with a press stays with the browser: %s', (_, event, anchor, ours) => {
  expect(isPrimaryClick(event, anchor)).toBe(ours);
});
