import { beforeEach, expect, test } from 'vitest';
import { kindNames, type KindName } from '../../../src/records/kinds.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { sized } from '../../night.ts';
import { callsOf, samples, writeFixed } from './kindSamples.ts';

useBlobs();
beforeEach(writeFixed);

const count = sized(4, 100);
const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** The present fields of a record that a change sets, as the band's list has them. */
async function present(name: KindName, id: string, set: object): Promise<object> {
  const record = (await callsOf(name).listAll()).find((each) => each.id === id) ?? {};
  return Object.fromEntries(
    Object.keys(set).map((field): [string, unknown] => [field, Reflect.get(record, field)]),
  );
}

/** Two editors with a field each, whose changes follow one another: all stay. */
async function changeTwoFields(name: KindName): Promise<number[]> {
  const { add, change } = callsOf(name);
  const { id } = await add();
  const { values } = samples[name];
  const statuses = await Promise.all(
    values.map(async (valueOf) => {
      let seen = { id, ...(await present(name, id, valueOf(1))) };
      const answers: number[] = [];
      for (const n of numbers(count / 2)) {
        answers.push((await change(seen, valueOf(n))).status);
        seen = { id, ...valueOf(n) };
      }
      return answers;
    }),
  );
  for (const valueOf of values)
    expect(await present(name, id, valueOf(count / 2)), name).toEqual(valueOf(count / 2));
  return statuses.flat();
}

/** Changes of one field that all began from the same version: one stays, and each of the others is told. */
async function changeOneField(name: KindName): Promise<number[]> {
  const { add, change } = callsOf(name);
  const { id } = await add();
  const [valueOf] = samples[name].values;
  const seen = { id, ...(await present(name, id, valueOf(1))) };
  // A record of a fixed kind holds the last value of the other function.
  const sets = numbers(count).map((n) => valueOf(n + count));
  const answers = await Promise.all(sets.map((set) => change(seen, set)));
  const statuses = answers.map(({ status }) => status);
  expect(await present(name, id, valueOf(1)), name).toEqual(sets[statuses.indexOf(200)]);
  const told = { title: expect.stringMatching(/Somebody/) as string, present: { id } };
  for (const answer of answers) if (!answer.ok) expect(await answer.json()).toMatchObject(told);
  return statuses.toSorted();
}

test(`${2 * count * kindNames.length} simultaneous changes over every kind: other fields merge, and of one field the first stays`, async () => {
  const merged = await Promise.all(kindNames.map(changeTwoFields));
  expect(merged).toEqual(kindNames.map(() => numbers(count).map(() => 200)));
  const raced = await Promise.all(kindNames.map(changeOneField));
  expect(raced).toEqual(kindNames.map(() => [200, ...numbers(count - 1).map(() => 412)]));
});
