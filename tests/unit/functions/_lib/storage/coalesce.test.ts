import { expect, test } from 'vitest';
import { coalesce } from '../../../../../src/stores/gallery/coalesce.ts';

/** Reads that a test ends, in the order in which they started. */
function slowReads() {
  const started: PromiseWithResolvers<string>[] = [];
  const read = coalesce(() => {
    const reading = Promise.withResolvers<string>();
    started.push(reading);
    return reading.promise;
  });
  return { started, read };
}

const settled = () => new Promise(setImmediate);

test('callers during a read wait for the next one, and share it', async () => {
  const { started, read } = slowReads();
  const first = read();
  await settled();
  const [second, third] = [read(), read()];
  await settled();
  expect(started).toHaveLength(1);

  started[0]?.resolve('before');
  await settled();
  expect(started).toHaveLength(2);
  started[1]?.resolve('after');
  expect(await Promise.all([first, second, third])).toEqual(['before', 'after', 'after']);
});

test('callers before a read share it', async () => {
  const { started, read } = slowReads();
  const both = Promise.all([read(), read()]);
  await settled();
  started[0]?.resolve('now');

  expect(await both).toEqual(['now', 'now']);
  expect(started).toHaveLength(1);
});

test('a failed read fails only for the callers that wait for it', async () => {
  const { started, read } = slowReads();
  const first = read().catch(() => 'failed');
  await settled();
  const second = read();
  started[0]?.reject(new Error('no store'));
  await settled();
  started[1]?.resolve('there again');

  expect(await Promise.all([first, second])).toEqual(['failed', 'there again']);
});
