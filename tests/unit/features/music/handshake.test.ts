import { expect, test } from 'vitest';
import { isPlayersWord } from '../../../../src/features/music/handshake.ts';

test.each([
  [true, '{"event":"onReady","id":1}'],
  [true, '{"event":"initialDelivery","info":{}}'],
  [true, '{"event":"infoDelivery","info":{}}'],
  [false, '{"event":"listening"}'],
  [false, '{"event":["onReady"]}'],
  [false, '{"type":"onReady"}'],
  [false, '"onReady"'],
  [false, 'null'],
  [false, 'onReady'],
  [false, ''],
  [false, { event: 'onReady' }],
  [false, undefined],
])('%s: %j is a word of the player', (expected, data) => {
  expect(isPlayersWord(data)).toBe(expected);
});
