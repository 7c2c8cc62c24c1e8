import { beforeEach, expect, test } from 'vitest';
import { kindNames, type KindName } from '../../../src/records/kinds.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { callsOf, samples, writeFixed } from './kindSamples.ts';

useBlobs();
beforeEach(writeFixed);

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The present fields of a record that a change sets, as the band's list has them. */
async function present(name: KindName, id: string, set: object): Promise<object> {
  const record = (await callsOf(name).listAll()).find((each) => each.id === id) ?? {};
  return Object.fromEntries(
    Object.keys(set).map((field): [string, unknown] => [field, Reflect.get(record, field)]),
  );
}

/** Two editors with a field each, five changes one after the other: all stay. */
async function changeTwoFields(name: KindName): Promise<number[]> {
  const { add, change } = callsOf(name);
  const { id } = await add();
  const { values } = samples[name];
  const statuses = await Promise.all(
    values.map(async (valueOf) => {
      let seen = { id, ...(await present(name, id, valueOf(1))) };
      const answers: number[] = [];
      for (const n of numbers(5)) {
        answers.push((await change(seen, valueOf(n))).status);
        seen = { id, ...valueOf(n) };
      }
      return answers;
    }),
  );
  for (const valueOf of values) expect(await present(name, id, valueOf(5)), name).toEqual(valueOf(5));
  return statuses.flat();
}

/** Ten changes of one field that all began from the same version: one stays, and the others are told. */
async function changeOneField(name: KindName): Promise<number[]> {
  const { add, change } = callsOf(name);
  const { id } = await add();
  const [valueOf] = samples[name].values;
  const seen = { id, ...(await present(name, id, valueOf(1))) };
  // From 6 on: a record of a fixed kind holds the fifth of the other test.
  const sets = numbers(10).map((n) => valueOf(n + 5));
  const statuses = await Promise.all(sets.map(async (set) => (await change(seen, set)).status));
  expect(await present(name, id, valueOf(1)), name).toEqual(sets[statuses.indexOf(200)]);
  return statuses.toSorted();
}

test('200 simultaneous changes over every kind: other fields merge, and of one field the first stays', async () => {
  const merged = await Promise.all(kindNames.map(changeTwoFields));
  expect(merged).toEqual(kindNames.map(() => numbers(10).map(() => 200)));
  const raced = await Promise.all(kindNames.map(changeOneField));
  expect(raced).toEqual(kindNames.map(() => [200, ...numbers(9).map(() => 412)]));
  expect([...merged, ...raced].flat()).toHaveLength(200);
});
