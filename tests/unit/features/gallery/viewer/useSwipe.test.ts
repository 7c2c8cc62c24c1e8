import type { PointerEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSwipe } from '../../../../../src/features/gallery/viewer/PictureDialog.tsx';
import { renderHook } from '../../../renderHook.ts';

const onNext = vi.fn();
const onPrevious = vi.fn();
const viewport = Object.assign(new EventTarget(), { scale: 1 });

const finger = (clientX: number, clientY: number, fields: Partial<PointerEvent> = {}) =>
  ({ clientX, clientY, isPrimary: true, pointerType: 'touch', ...fields }) as PointerEvent;
const open = () => renderHook(() => useSwipe(onNext, onPrevious));
const calls = () => [onNext, onPrevious].map(({ mock }) => mock.calls.length);

beforeEach(() => {
  viewport.scale = 1;
  vi.stubGlobal('visualViewport', viewport);
});

test.each([
  ['40 px to the left: next', [-40, 0], {}, [1, 0]],
  ['40 px to the right: previous', [40, 39], {}, [0, 1]],
  ['39 px: nothing', [-39, 0], {}, [0, 0]],
  ['as far down as sideways: nothing', [60, -60], {}, [0, 0]],
  ['a mouse: nothing', [-90, 0], { pointerType: 'mouse' }, [0, 0]],
  ['a second finger: nothing', [-90, 0], { isPrimary: false }, [0, 0]],
] as const)('%s', async (_, [x, y], fields, expected) => {
  const { current: swipe } = await open();
  swipe.onPointerDown(finger(100, 100, fields));
  swipe.onPointerUp(finger(100 + x, 100 + y, fields));
  expect(calls()).toEqual(expected);
});

test('a cancelled swipe does nothing, and a swipe counts once', async () => {
  const { current: swipe } = await open();
  swipe.onPointerDown(finger(100, 100));
  swipe.onPointerCancel();
  swipe.onPointerUp(finger(0, 100));
  expect(calls()).toEqual([0, 0]);
  swipe.onPointerDown(finger(100, 100));
  swipe.onPointerUp(finger(0, 100));
  swipe.onPointerUp(finger(0, 100));
  expect(calls()).toEqual([1, 0]);
});
