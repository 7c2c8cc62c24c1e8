import { expect, test } from 'vitest';
import { Noise } from '../../../e2e/noise.ts';

test.for([
  ['http://localhost:8890/live', false],
  ['data:image/png;base64,AA', false],
  ['blob:http://localhost:8890/1', false],
  ['http://localhost:9999/', true],
  ['https://i.ytimg.com/vi/x/hq.jpg', true],
  ['wss://firestore.example/', true],
] as const)('a request to %s leaves the site: %s', ([address, leaves]) => {
  const noise = new Noise('localhost:8890');
  noise.requested(address);
  expect(noise.unexpected()).toHaveLength(leaves ? 1 : 0);
});

test('noise that a test allows is expected, before or after it is made', () => {
  const noise = new Noise('localhost');
  noise.allow(/404/);
  noise.heard('console.error: 404');
  noise.heard('console.error: boom');
  expect(noise.unexpected()).toEqual(['console.error: boom']);
  noise.allow(/boom/);
  expect(noise.unexpected()).toEqual([]);
});
