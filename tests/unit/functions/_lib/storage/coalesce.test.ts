import { expect, test } from 'vitest';
import { coalesce } from '../../../../../functions/_lib/storage/coalesce.ts';

/** Looks that end when they are told to, in the order in which they began. */
function slowLooks() {
  const begun: PromiseWithResolvers<string>[] = [];
  const look = coalesce(() => {
    const looking = Promise.withResolvers<string>();
    begun.push(looking);
    return looking.promise;
  });
  return { begun, look };
}

const settled = () => new Promise(setImmediate);

test('who asks while a look is under way waits for the next, and all of them share it', async () => {
  const { begun, look } = slowLooks();
  const first = look();
  await settled();
  const [second, third] = [look(), look()];
  await settled();
  expect(begun).toHaveLength(1);

  begun[0]?.resolve('before');
  await settled();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve('after');
  expect(await Promise.all([first, second, third])).toEqual(['before', 'after', 'after']);
});

test('who asks before a look has begun shares it', async () => {
  const { begun, look } = slowLooks();
  const both = Promise.all([look(), look()]);
  await settled();
  begun[0]?.resolve('now');

  expect(await both).toEqual(['now', 'now']);
  expect(begun).toHaveLength(1);
});

test('a look that fails, fails for those who wait for it alone', async () => {
  const { begun, look } = slowLooks();
  const first = look().catch(() => 'failed');
  await settled();
  const second = look();
  begun[0]?.reject(new Error('no store'));
  await settled();
  begun[1]?.resolve('there again');

  expect(await Promise.all([first, second])).toEqual(['failed', 'there again']);
});
