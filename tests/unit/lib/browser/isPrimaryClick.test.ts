import { expect, test } from 'vitest';
import { isPrimaryClick } from '../../../../src/lib/browser/isPrimaryClick.ts';

const click = (change: Partial<MouseEvent> = {}) =>
  ({ button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, ...change }) as MouseEvent;
const link = (target = '', download = false) =>
  ({ target, hasAttribute: (name: string) => download && name === 'download' }) as HTMLAnchorElement;

test.each([
  ['a plain click', click(), link(), true],
  ['into its own window', click(), link('_self'), true],
  ['with the middle button', click({ button: 1 }), link(), false],
  ['with Ctrl', click({ ctrlKey: true }), link(), false],
  ['with ⌘', click({ metaKey: true }), link(), false],
  ['with Shift', click({ shiftKey: true }), link(), false],
  ['with Alt', click({ altKey: true }), link(), false],
  ['into a new tab', click(), link('_blank'), false],
  ['of a download', click(), link('', true), false],
])('G12 leaves clicks with a meaning for the browser to it: %s', (_, event, anchor, ours) =>
  expect(isPrimaryClick(event, anchor)).toBe(ours),
);
