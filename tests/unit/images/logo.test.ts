import { describe, expect, test } from 'vitest';
import {
  logoHeight,
  logoWidth,
  matchFlame,
  matchHead,
  matchStick,
  wordmark,
} from '../../../src/images/logo.ts';

/** The corners of an outline in steps, as absolute points; curves count with their last point. */
function corners(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mlhvqz])([^Mlhvqz]*)/g)].flatMap(([, command = '', text = '']) => {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    if (command === 'z') return [];
    if (command === 'M') [x, y] = [dx, dy];
    else if (command === 'h') x += dx;
    else if (command === 'v') y += dx;
    else [x, y] = [x + dx, y + dy];
    return [{ x, y }];
  });
}

const edges = (points: { x: number; y: number }[]) => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
});

describe('the wordmark', () => {
  test('is five closed letters of the stated width and height', () => {
    // The A has a hole of its own.
    expect(wordmark().match(/M/g)).toHaveLength(6);
    expect(wordmark().match(/z/g)).toHaveLength(6);
    const { left, right, top, bottom } = edges(corners(wordmark()));
    expect([left, right]).toEqual([12, logoWidth]);
    // Round letters stand a little over the line on both sides.
    expect([top, bottom]).toEqual([-14, 1358]);
    expect(logoHeight).toBe(1350);
  });

  test('begins with the M, step by step', () =>
    expect(wordmark()).toMatch(
      /^M12 1350h342v-1100h6l58 1100h374l58-1100h6v1100h342v-1350h-552l-39 1081h-4l-39-1081h-552z/,
    ));

  test('grows in height only: points below the middle of a letter move, the others stay', () => {
    const [usual, grown] = [corners(wordmark()), corners(wordmark(200))];
    const moved = grown.map(({ x, y }, index) => ({
      dx: x - (usual[index]?.x ?? NaN),
      dy: y - (usual[index]?.y ?? NaN),
    }));
    expect(moved.every(({ dx }) => dx === 0)).toBe(true);
    expect(new Set(moved.map(({ dy }) => dy))).toEqual(new Set([0, 200]));
    const moves = (isMeant: (point: { x: number; y: number }) => boolean) =>
      new Set(usual.flatMap((point, index) => (isMeant(point) ? [moved[index]?.dy] : [])));
    expect(moves(({ y }) => y <= 500)).toEqual(new Set([0]));
    expect(moves(({ y }) => y > 700)).toEqual(new Set([200]));
    // The bar of the H keeps its height, and so do the ends of the C.
    expect(moves(({ x, y }) => x >= 3399 && y === 560)).toEqual(new Set([200]));
    expect(moves(({ x, y }) => x < 3399 && y === 574)).toEqual(new Set([0]));
  });
});

test('moves the bar of the H and nothing else', () => {
  const [usual, raised] = [corners(wordmark(2500)), corners(wordmark(2500, [880, 2080]))];
  const moved = raised.flatMap(({ x, y }, index) => {
    const before = usual[index];
    return before?.x === x && before.y === y ? [] : [{ x, from: before?.y, to: y }];
  });
  expect(moved).toEqual([
    { x: 3747, from: 3060, to: 880 },
    { x: 3877, from: 3060, to: 880 },
    { x: 3877, from: 3315, to: 2080 },
    { x: 3747, from: 3315, to: 2080 },
  ]);
});

test('the match stands in the slit of the H, with its head and its flame above', () => {
  const slit = { left: 3747, right: 3877 };
  const [stick, flame] = [matchStick, matchFlame].map((path) =>
    edges([...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))),
  );
  expect(stick?.left ?? 3779.5).toBeGreaterThan(slit.left);
  expect(matchHead.cx).toBe((slit.left + slit.right) / 2);
  expect(matchHead).toMatchObject({ cy: -190, rx: 118, ry: 163 });
  expect(flame?.bottom).toBe(-40);
});
