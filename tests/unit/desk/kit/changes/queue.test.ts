import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withChanges, type Change } from '../../../../../src/desk/kit/changes/change.ts';
import { createQueue, type Queue } from '../../../../../src/desk/kit/changes/queue.ts';
import type { Outcome } from '../../../../../src/desk/kit/changes/sendChange.ts';
import { requireKnown } from '../../../../../src/stores/changes/change.ts';
import { StoreError } from '../../../../../src/stores/storeError.ts';
import { seed, sized } from '../../../../night.ts';
import { fakeStorage } from '../records/fakeStorage.ts';

type Row = { id: string; revision: number; deleted?: boolean } & Record<string, unknown>;
type Ending = Outcome<Row>['kind'];
/** `lost`: stored, and the answer is lost. */
type Network = 'up' | 'down' | 'busy' | 'lost' | 'expired';

const fields = ['name', 'status', 'note'] as const;
const ids = ['a', 'b'] as const;
type Id = (typeof ids)[number];
/** The changes of each record, and the places of both. */
const lines = [...ids, 'order'] as const;
type Line = (typeof lines)[number];
const lineOf = ({ line, record }: Change) => (line ?? record) as Line;
const emptyRow = (id: Id): Row => ({ id, revision: 0, name: '', status: '', note: '' });

interface Tab {
  queue: Queue<Row>;
  stop: () => void;
}

/** A server, a browser with two tabs, and a clock. */
function world() {
  const rows = { a: emptyRow('a'), b: emptyRow('b') };
  const marks = new Set<string>();
  /** Ids of changes by their line, in the order in which they were written. */
  const written: Record<Line, string[]> = { a: [], b: [], order: [] };
  const made = new Map<string, Change>();
  const ended = new Map<string, Ending>();
  const touchedElsewhere = new Set<string>();
  const storage = fakeStorage();
  const locks = new Set<string>();
  let network: Network = 'up';
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  let keys = 0;

  const store = (change: Change): Outcome<Row> => {
    const row = rows[change.record as Id];
    if (marks.has(change.id)) return { kind: 'saved', record: row, delay: null };
    const { deleted, ...set } = change.set;
    if (row.deleted && deleted === undefined) return { kind: 'gone' };
    try {
      if (deleted !== false) requireKnown(row, change, []);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return { kind: 'conflict', present: row, groups: [] };
    }
    marks.add(change.id);
    written[lineOf(change)].push(change.id);
    const next = {
      ...row,
      ...set,
      revision: row.revision + 1,
      ...(deleted !== undefined && { deleted: deleted === true }),
    };
    rows[row.id as Id] = next;
    return { kind: 'saved', record: next, delay: null };
  };
  const send = async (change: Change): Promise<Outcome<Row>> => {
    await Promise.resolve();
    if (network === 'expired') return { kind: 'expired' };
    if (network === 'down') return { kind: 'later', isServer: false, seconds: 0 };
    if (network === 'busy') return { kind: 'later', isServer: true, seconds: 30 };
    const outcome = store(change);
    return network === 'lost' ? { kind: 'later', isServer: false, seconds: 0 } : outcome;
  };
  const openTab = (): Tab => {
    const queue = createQueue<Row>({
      ...{ prefix: 'change:', storage, newKey: () => `key-${999 - keys++}` },
      clock: {
        now: () => now,
        after: (ms, run) => {
          const timer = { at: now + ms, run };
          timers.push(timer);
          return () => (timers = timers.filter((each) => each !== timer));
        },
      },
      withLock: async (key, work) => {
        if (locks.has(key)) return;
        locks.add(key);
        await work().finally(() => locks.delete(key));
      },
    });
    const stop = queue.start({
      send,
      onEnd: ({ id }, { kind }) => {
        expect(ended.has(id)).toBe(false);
        ended.set(id, kind);
      },
      onSentElsewhere: () => undefined,
      onExpire: () => undefined,
    });
    queue.sendWaiting();
    return { queue, stop };
  };
  const tabs: [Tab, Tab] = [openTab(), openTab()];
  const settle = async () => {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    for (const { queue } of tabs) queue.readAll();
  };
  const pass = async (seconds: number) => {
    now += seconds * 1000;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
    await settle();
  };
  return {
    ...{ rows, written, made, ended, touchedElsewhere, tabs, settle, pass, storage },
    setNetwork: (next: Network) => (network = next),
    /** A record as a tab shows it; undefined where it is deleted. */
    shown: (tab: 0 | 1, id: string) =>
      withChanges(
        Object.values(rows).filter(({ deleted }) => !deleted),
        tabs[tab].queue.list(),
      ).find((row) => row.id === id),
    reload: (tab: 0 | 1) => {
      tabs[tab].stop();
      tabs[tab] = openTab();
    },
    make: (tab: 0 | 1, change: Pick<Change, 'record' | 'set' | 'was' | 'line'>) => {
      void tabs[tab].queue.make(change);
      const kept = tabs[tab].queue.list().at(-1);
      if (kept) made.set(kept.id, kept);
    },
    writeElsewhere: (id: Id, field: string, value: string) => {
      const row = rows[id];
      touchedElsewhere.add(id);
      rows[id] = { ...row, [field]: value, revision: row.revision + 1 };
    },
  };
}

const tab = fc.constantFrom(0, 1);
const record = fc.constantFrom(...ids);
const value = fc.constantFrom('x', 'y', 'z');
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('make' as const),
      tab,
      record,
      field: fc.constantFrom(...fields),
      value,
    }),
  },
  fc.record({ op: fc.constant('delete' as const), tab, record }),
  fc.record({ op: fc.constant('restore' as const), tab, record }),
  { weight: 2, arbitrary: fc.record({ op: fc.constant('move' as const), tab, record, value }) },
  fc.record({ op: fc.constant('elsewhere' as const), record, field: fc.constantFrom(...fields), value }),
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('network' as const),
      network: fc.constantFrom<Network>('up', 'down', 'busy', 'lost', 'expired'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constant('pass' as const), seconds: fc.constantFrom(0, 1, 5, 60) }),
  },
  fc.record({ op: fc.constant('reload' as const), tab }),
);

test('every change is stored once, in its order, or refused because of somebody else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const on = world();
      const wasDeleted = new Set<string>();
      for (const each of steps) {
        if (each.op === 'make' || each.op === 'delete') {
          const row = on.shown(each.tab, each.record);
          if (!row) continue;
          const was = Object.fromEntries(fields.map((field) => [field, row[field]]));
          if (each.op === 'make')
            on.make(each.tab, { record: row.id, set: { [each.field]: each.value }, was });
          else on.make(each.tab, { record: row.id, set: { deleted: true }, was });
          if (each.op === 'delete') wasDeleted.add(row.id);
        } else if (each.op === 'restore') {
          on.make(each.tab, { record: each.record, set: { deleted: false }, was: { deleted: true } });
        } else if (each.op === 'move')
          on.make(each.tab, { record: each.record, set: { place: each.value }, was: {}, line: 'order' });
        else if (each.op === 'elsewhere') on.writeElsewhere(each.record, each.field, each.value);
        else if (each.op === 'network') on.setNetwork(each.network);
        else if (each.op === 'pass') await on.pass(each.seconds);
        else on.reload(each.tab);
        if (each.op !== 'pass') await on.settle();
      }
      on.setNetwork('up');
      for (const { queue } of on.tabs) queue.sendWaiting();
      for (let minute = 0; minute < 5; minute++) await on.pass(60);

      expect(on.tabs.map(({ queue }) => queue.list())).toEqual([[], []]);
      expect(on.storage.length).toBe(0);
      const made = [...on.made.values()];
      expect([...on.ended.keys()].sort()).toEqual(made.map(({ id }) => id).sort());
      for (const line of lines) {
        const order = made.filter((change) => lineOf(change) === line);
        const written = on.written[line];
        expect(written).toEqual(order.map(({ id }) => id).filter((key) => written.includes(key)));
        for (const { id: key, record: id } of order)
          if (!written.includes(key)) {
            expect(['conflict', 'gone', 'saved']).toContain(on.ended.get(key));
            if (on.ended.get(key) === 'conflict') expect(on.touchedElsewhere).toContain(id);
            if (on.ended.get(key) === 'gone') expect(wasDeleted).toContain(id);
          }
      }
    }),
    { seed, numRuns: sized(200, 5000) },
  );
});

test('a change without room in the storage is sent all the same', async () => {
  const on = world();
  on.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  on.make(0, { record: 'a', set: { name: 'x' }, was: { name: '' } });
  await on.settle();
  expect(on.rows.a).toMatchObject({ name: 'x', revision: 1 });
});

test('Retry-After keeps the next attempt back, also at a return to the page', async () => {
  const on = world();
  on.setNetwork('busy');
  on.make(0, { record: 'a', set: { name: 'x' }, was: { name: '' } });
  await on.settle();
  on.setNetwork('up');
  on.tabs[0].queue.sendWaiting();
  await on.pass(29);
  expect(on.rows.a.revision).toBe(0);
  await on.pass(1);
  expect(on.rows.a.revision).toBe(1);
});

test('a change that is refused after its page has closed stays for the next one', async () => {
  const on = world();
  on.writeElsewhere('a', 'name', 'y');
  on.make(0, { record: 'a', set: { name: 'x' }, was: { name: '' } });
  on.tabs[0].stop();
  await on.settle();
  expect(on.storage.length).toBe(1);
});

test('a record that is deleted and restored stays in the list while both wait', () => {
  const row = emptyRow('a');
  const deletion = { id: 'key', record: 'a', set: { deleted: true }, was: {}, made: 1 };
  expect(withChanges([row], [deletion])).toEqual([]);
  expect(withChanges([row], [deletion, { ...deletion, set: { deleted: false } }])).toEqual([row]);
});
