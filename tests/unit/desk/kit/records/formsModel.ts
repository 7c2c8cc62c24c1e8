import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { vi } from 'vitest';
import { concert, type Concert, type ConcertValues } from '../../../../../src/records/concert.ts';
import { concertKind } from '../../../../../src/features/concerts/desk/data/concertKind.ts';
import { withChanges } from '../../../../../src/desk/kit/changes/change.ts';
import { createQueue, type NewChange, type Queue } from '../../../../../src/desk/kit/changes/queue.ts';
import { sendChange } from '../../../../../src/desk/kit/changes/sendChange.ts';
import { createDrafts } from '../../../../../src/desk/kit/drafts/drafts.ts';
import { createForms, type Forms } from '../../../../../src/desk/kit/drafts/forms.ts';
import { seed } from '../../../../night.ts';
import { fakeStorage } from './fakeStorage.ts';

/** The API: answers to a request of the band, on any store. */
export type Api = (request: Request) => Promise<Response>;

/** The fields that people type in the model; each text is typed once only. */
const fields = ['name', 'support', 'ticketUrl'] as const;
type Field = (typeof fields)[number];
const valueOf = (record: Concert, field: Field) => concertKind.toForm(record)[field];

/** States of a device's network. `lost` delivers requests and loses their answers. */
const networks = ['fine', 'fine', 'away', 'lost', 'portal', 'busy', 'limited', 'broken'] as const;
type Network = (typeof networks)[number];

const origin = 'https://band.example';

/** A text that somebody has typed: where, and what its form showed in this field at that moment. */
interface Typing {
  device: number;
  key: string;
  field: Field;
  text: string;
  shown: string;
}

/** The answer of a device's network, where the request does not reach the API. */
const answers: Record<Exclude<Network, 'fine' | 'lost'>, () => Response> = {
  away: () => {
    throw new TypeError('Failed to fetch');
  },
  portal: () => new Response('<h1>Welcome to the hotel’s network</h1>'),
  busy: () => problem(503, 'upstream-busy', { 'retry-after': '7' }),
  limited: () => problem(429, 'too-many', { 'retry-after': '20' }),
  broken: () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
};

const problem = (status: number, name: string, headers: Record<string, string> = {}) =>
  Response.json({ type: `urn:problem-type:match:${name}`, title: name, status }, { status, headers });

/** A phone or a computer. */
interface Device {
  storage: Storage;
  /** Keys that a tab is sending. */
  locks: Set<string>;
  network: Network;
  hasSession: boolean;
}

/** A device with two tabs and one with a single tab, their networks and storages, one API, and one clock. */
class World {
  readonly api: Api;
  readonly scheduler: fc.Scheduler;
  now = Date.parse('2026-11-23T12:00:00Z');
  private timers: { at: number; run: () => void }[] = [];
  readonly devices = [0, 1].map((): Device => ({
    storage: fakeStorage(),
    locks: new Set<string>(),
    network: 'fine',
    hasSession: true,
  }));
  readonly tabs: Tab[];
  readonly typings: Typing[] = [];
  /** Keys of the forms whose draft somebody has discarded. */
  readonly discarded = new Set<string>();
  /** Every change that was made, with its device. */
  readonly made: { device: number; record: string; key: string | undefined; isNew: boolean }[] = [];
  /** Records and keys of forms that each tab has changed or typed into. */
  readonly touched: { tab: Tab; place: string }[] = [];
  /** Whether another tab has touched one of these: its list may be an older one, and the change is then refused. */
  readonly hasRival = (tab: Tab, places: readonly (string | undefined)[]): boolean =>
    this.touched.some((each) => each.tab !== tab && places.includes(each.place));
  /** Every stored version of every record, in the order of the writes. */
  readonly history = new Map<string, Concert[]>();
  private readonly caller = new AsyncLocalStorage<number>();
  private count = 0;
  /** Number of requests that the API is answering. */
  calls = 0;

  constructor(api: Api, scheduler: fc.Scheduler) {
    this.api = api;
    this.scheduler = scheduler;
    this.tabs = [0, 0, 1].map((device) => new Tab(this, device));
  }

  unique = (): number => (this.count += 1);

  /** The timers of the page. */
  readonly clock = {
    now: () => this.now,
    after: (ms: number, run: () => void) => {
      const timer = { at: this.now + ms, run };
      this.timers.push(timer);
      return () => {
        this.timers = this.timers.filter((each) => each !== timer);
      };
    },
  };

  /** Moves the clock, and runs what is due in its order. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!due) break;
      this.timers = this.timers.filter((each) => each !== due);
      this.now = Math.max(this.now, due.at);
      due.run();
      await settled(this);
    }
    this.now = end;
  }

  as<Result>(device: number, run: () => Promise<Result>): Promise<Result> {
    return this.caller.run(device, run);
  }

  /** The browser's `fetch`: request and answer travel at moments that the scheduler chooses. */
  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const device = this.devices[this.caller.getStore() ?? 0];
    if (!device) throw new Error('no device');
    await this.scheduler.schedule(Promise.resolve(), `${init.method ?? 'GET'} ${path}`);
    const { network } = device;
    if (network !== 'fine' && network !== 'lost') return answers[network]();
    if (!device.hasSession) {
      // A log-in may overtake this answer.
      await this.scheduler.schedule(Promise.resolve(), `refusal of ${path}`);
      return problem(401, 'no-session');
    }
    const { method = 'GET', body = null, headers = {} } = init;
    this.calls += 1;
    const response = await this.api(
      new Request(origin + path, { method, body, headers, duplex: 'half' } as RequestInit),
    );
    if (response.ok && method !== 'GET') await this.record(response.clone());
    this.calls -= 1;
    await this.scheduler.schedule(Promise.resolve(), `answer to ${path}`);
    if (network === 'lost') throw new TypeError('Failed to fetch');
    return response;
  };

  private async record(response: Response): Promise<void> {
    const { data: stored } = concert.safeParse(await response.json().catch(() => undefined));
    if (!stored) return;
    const versions = this.history.get(stored.id) ?? [];
    if (versions.every(({ revision }) => revision !== stored.revision)) versions.push(stored);
    versions.sort((one, other) => one.revision - other.revision);
    this.history.set(stored.id, versions);
  }

  /** The records as the API lists them. */
  get records(): Concert[] {
    return [...this.history.values()].flatMap((versions) => versions.at(-1) ?? []);
  }
}

/** Lets everything run that waits for neither the network nor the clock. */
async function settled(world: World): Promise<void> {
  do for (let turn = 0; turn < 6; turn++) await setImmediate();
  while (world.calls > 0);
}

/** A tab with the desk. */
class Tab {
  readonly world: World;
  readonly device: number;
  records: readonly Concert[] = [];
  drafts!: ReturnType<typeof createDrafts<ConcertValues, Concert>>;
  queue!: Queue<Concert>;
  forms!: Forms<ConcertValues, Concert>;
  private stop: () => void = () => undefined;
  private undo: (() => void) | undefined;

  constructor(world: World, device: number) {
    this.world = world;
    this.device = device;
  }

  private get home() {
    const home = this.world.devices[this.device];
    if (!home) throw new Error('no device');
    return home;
  }

  /** Opens the desk, also after a reload. */
  open(): void {
    this.stop();
    const { world, device, home } = this;
    this.drafts = createDrafts(home.storage, concertKind, world.now);
    this.queue = createQueue<Concert>({
      ...{ prefix: `change:${concertKind.prefix}`, storage: home.storage, clock: world.clock },
      newKey: () => `key-${world.unique()}`,
      withLock: async (key, work) => {
        if (home.locks.has(key)) return;
        home.locks.add(key);
        await work().finally(() => home.locks.delete(key));
      },
    });
    this.forms = createForms<ConcertValues, Concert>({
      ...{ kind: concertKind, drafts: this.drafts, queue: this.queue, clock: world.clock },
      make: (change) => this.make(change),
      newKey: () => `key-${world.unique()}`,
    });
    this.stop = this.queue.start({
      send: (change) => world.as(device, () => sendChange(change, concertKind)),
      onEnd: (change, outcome) => {
        if (outcome.kind === 'saved') {
          const { record } = outcome;
          this.records = [...this.records.filter(({ id }) => id !== record.id), record];
        } else if (outcome.kind === 'conflict' && !world.hasRival(this, [change.record, change.form?.key])) {
          throw new Error(`in conflict with itself: ${JSON.stringify(change)}`);
        }
        this.forms.settle(change, outcome);
      },
      onSentElsewhere: () => undefined,
      onExpire: () => undefined,
    });
    this.undo = undefined;
    this.queue.sendWaiting();
  }

  private make(change: NewChange) {
    const { record, form, isNew = false } = change;
    this.world.touched.push({ tab: this, place: record });
    this.world.made.push({ device: this.device, record, key: form?.key, isNew });
    const answer = this.queue.make(change);
    this.forms.follow(change);
    return answer;
  }

  /** The records with the changes of this device. */
  private get shown(): readonly Concert[] {
    return withChanges(this.records, this.queue.list(), concert);
  }

  /** Sells a concert out, or takes that back. */
  tap(form: number): void {
    const record = this.shown[form % Math.max(1, this.shown.length)];
    if (!record) return;
    const status = record.status === 'soldOut' ? 'planned' : 'soldOut';
    void this.make({ record: record.id, ...concertKind.calls.changeOf(record, { ...record, status }) });
  }

  /** Reads the list; nothing arrives without a network. */
  load(): void {
    if (this.home.network === 'fine' && this.home.hasSession) this.records = this.world.records;
  }

  /** The forms that are open or can be opened: every draft, and every record of the list. */
  keys(): string[] {
    this.drafts.readAll();
    this.queue.readAll();
    const sent = this.queue.list().flatMap(({ form }) => form?.key ?? []);
    const drafts = this.drafts.list().map(({ key }) => key);
    return [...new Set([...drafts, ...sent, ...this.shown.map(({ id }) => id)])];
  }

  private startOf(key: string) {
    const base = this.drafts.find(key)?.base ?? this.shown.find(({ id }) => id === key);
    const isNew = key.startsWith('new:');
    return { typed: base ? concertKind.toForm(base) : concertKind.empty, ...(!isNew && { base }) };
  }

  /** Types a text that nobody has typed before into a field of a form. */
  type(key: string, field: Field): void {
    const draft = this.drafts.read(key);
    if (draft?.present) return;
    this.world.touched.push({ tab: this, place: key });
    const start = this.startOf(key);
    const text =
      field === 'ticketUrl' ? `https://t${this.world.unique()}.example` : `t${this.world.unique()}`;
    const sent = this.forms.sentOf(key)?.typed;
    const before = draft?.base ? concertKind.toForm(draft.base) : (sent ?? start.typed);
    const shown = before[field];
    const day = key.startsWith('new:') ? { date: '2026-12-04', time: '20:00' } : {};
    const texts = {
      ...((draft?.typed ?? sent ?? start.typed).name === '' && { name: `t${this.world.unique()}` }),
      [field]: text,
    };
    this.forms.type(key, { ...day, ...texts }, start);
    for (const [each, typed] of Object.entries(texts) as [Field, string][])
      this.world.typings.push({ device: this.device, key, field: each, text: typed, shown });
  }

  save(key: string): void {
    const draft = this.drafts.read(key);
    if (draft && !draft.present) void this.forms.submit(key, this.startOf(key));
  }

  /** Chooses a version of all fields in a conflict. The other one need not stay. */
  resolve(side: 'mine' | 'theirs'): void {
    const draft = this.drafts.list().find(({ present }) => present);
    if (!draft?.present) return;
    const theirs = concertKind.toForm(draft.present);
    const merged = side === 'mine' ? draft.typed : theirs;
    for (const field of fields)
      this.world.typings.push({
        ...{ device: this.device, key: draft.key, field, text: merged[field], shown: theirs[field] },
      });
    void this.forms.submitMerged(draft.key, merged, draft.present);
  }

  discard(key: string): void {
    this.world.discarded.add(key);
    if (this.drafts.read(key) && !this.drafts.read(key)?.present) this.undo = this.forms.discard(key);
  }

  bringBack(): void {
    this.undo?.();
    this.undo = undefined;
  }
}

/** Throws when a rule of forms and queue is broken. */
function checkWorld(world: World): void {
  const kept = world.tabs.flatMap(({ drafts, queue }) => {
    drafts.readAll();
    queue.readAll();
    // Of a record that waits, too: it has its row.
    const ids = new Set([...world.history.keys(), ...world.made.map(({ record }) => record)]);
    const discarded = [...ids].flatMap((id) => drafts.discarded(id));
    return [
      ...[...drafts.list(), ...drafts.discarded(), ...discarded].map(({ typed }) => typed),
      ...queue.list().map(({ form }) => form?.typed ?? {}),
    ] as Partial<ConcertValues>[];
  });
  const versions = [...world.history.values()].flat();
  // The last text of a field is in a draft, or was stored.
  const last = new Map(
    world.typings.map((typing) => [`${typing.device} ${typing.key} ${typing.field}`, typing]),
  );
  for (const { field, text, key } of last.values()) {
    const isKept = kept.some((texts) => texts[field] === text);
    const isStored = versions.some((version) => valueOf(version, field) === text);
    if (!isKept && !isStored) throw new Error(`lost: ${field} ${text} of ${key}`);
  }
  for (const stored of world.history.values()) {
    for (const [index, after] of stored.entries()) {
      if (after.revision !== index) throw new Error(`a version of ${after.id} is missing`);
      const before = stored[index - 1];
      if (!before) continue;
      const changed = fields.filter((field) => valueOf(before, field) !== valueOf(after, field));
      if (changed.length === 0 && before.status === after.status)
        throw new Error(`sent twice: ${after.id} ${after.revision}`);
      for (const field of changed) {
        const [gone, text] = [valueOf(before, field), valueOf(after, field)];
        const author = world.typings.find((typing) => typing.field === field && typing.text === gone)?.device;
        const by = world.typings.filter((typing) => typing.field === field && typing.text === text);
        // Nobody types a text away that their form did not show, unless it is their own.
        if (by.length > 0 && !by.some(({ device, shown }) => shown === gone || device === author))
          throw new Error(`overwritten unseen: ${field} ${gone} by ${text}`);
      }
    }
  }
  // A discarded draft that comes back is another concert.
  const added = world.made.filter(
    ({ isNew, record, key = '' }) => isNew && world.history.has(record) && !world.discarded.has(key),
  );
  if (new Set(added.map(({ key }) => key)).size < new Set(added.map(({ record }) => record)).size)
    throw new Error(`added twice: ${JSON.stringify([world.made, world.typings])}`);
}

/** One of the steps `names`, with what it needs. */
const stepOf = <const Name extends string, Needs = object>(
  weight: number,
  names: readonly Name[],
  needs: { [Need in keyof Needs]: fc.Arbitrary<Needs[Need]> },
) => ({
  weight,
  arbitrary: fc
    .tuple(fc.constantFrom(...names), fc.record(needs))
    .map(([name, values]) => ({ do: name, ...values })),
});

/** Steps of people, networks and the clock, in any order. */
const [tab, device, form] = [fc.nat(2), fc.nat(1), fc.nat(11)];
const step = fc.oneof(
  stepOf(6, ['type'], { tab, form, field: fc.constantFrom(...fields) }),
  stepOf(6, ['save'], { tab, form }),
  stepOf(10, ['deliver'], {}),
  stepOf(3, ['network'], { device, network: fc.constantFrom(...networks) }),
  stepOf(3, ['pass'], { ms: fc.constantFrom(1_000, 5_000, 15_000, 60_000) }),
  stepOf(2, ['resolve'], { tab, side: fc.constantFrom('mine', 'theirs') }),
  stepOf(5, ['load', 'load', 'focus', 'reload', 'undo'], { tab }),
  stepOf(1, ['discard'], { tab, form }),
  stepOf(3, ['tap'], { tab, form }),
  stepOf(3, ['expire', 'logIn'], { device }),
);
const steps = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' });
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** Does one step. A form beyond the known ones is a new concert. */
async function perform(world: World, each: Step): Promise<void> {
  const at = 'tab' in each ? world.tabs[each.tab] : undefined;
  const keyOf = (form: number) => {
    const keys = at?.keys() ?? [];
    return keys[form % (keys.length + 1)] ?? `new:${world.unique()}`;
  };
  const device = 'device' in each ? world.devices[each.device] : undefined;
  if (each.do === 'type') at?.type(keyOf(each.form), each.field);
  if (each.do === 'save') at?.save(keyOf(each.form));
  if (each.do === 'discard') at?.discard(keyOf(each.form));
  if (each.do === 'resolve') at?.resolve(each.side);
  if (each.do === 'tap') at?.tap(each.form);
  if (each.do === 'load') at?.load();
  if (each.do === 'focus') at?.queue.sendWaiting();
  if (each.do === 'reload') at?.open();
  if (each.do === 'undo') at?.bringBack();
  if (each.do === 'expire' && device) device.hasSession = false;
  if (each.do === 'logIn' && device) logIn(world, device);
  if (each.do === 'network' && device) device.network = each.network;
  if (each.do === 'pass') await world.pass(each.ms);
  if (each.do === 'deliver' && world.scheduler.count() > 0) await world.scheduler.waitNext(1);
  await settled(world);
}

function logIn(world: World, device: Device): void {
  device.hasSession = true;
  for (const tab of world.tabs) if (world.devices[tab.device] === device) tab.queue.sendWaiting();
}

/** The network is back, everybody logs in, and a minute passes without a press. Then nothing waits any more. */
async function arrive(world: World): Promise<void> {
  for (const device of world.devices) {
    device.network = 'fine';
    if (!device.hasSession) logIn(world, device);
  }
  await deliverAll(world);
  for (let second = 0; second < 60; second += 5) {
    await world.pass(5_000);
    await deliverAll(world);
  }
  for (const { queue } of world.tabs) {
    queue.readAll();
    const [waiting] = queue.list();
    if (waiting) throw new Error(`still waiting: ${waiting.record}`);
  }
}

async function deliverAll(world: World): Promise<void> {
  await settled(world);
  while (world.scheduler.count() > 0) {
    await world.scheduler.waitNext(1);
    await settled(world);
  }
}

const digest: SubtleCrypto['digest'] = (_, bytes) =>
  Promise.resolve(
    new Uint8Array(
      createHash('sha256')
        .update(bytes as Uint8Array)
        .digest(),
    ).buffer,
  );

const isOwn = (input: string | URL | Request): input is string =>
  typeof input === 'string' && input.startsWith('/');

/** Runs histories of random steps against a new API each; throws for the first one that breaks a rule, with its steps. */
export async function checkForms(startApi: () => Api | Promise<Api>, numRuns: number): Promise<void> {
  const realFetch = globalThis.fetch;
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, todo) => {
      const world = new World(await startApi(), scheduler);
      // The stores of the API have addresses of their own.
      vi.stubGlobal('fetch', (input: string | URL | Request, init: RequestInit = {}) =>
        isOwn(input) ? world.fetch(input, init) : realFetch(input, init),
      );
      // The threads of the real one answer at any moment.
      vi.spyOn(crypto.subtle, 'digest').mockImplementation(digest);
      for (const tab of world.tabs) tab.open();
      const [first] = world.tabs;
      first?.type('new:seed', 'name');
      first?.save('new:seed');
      await deliverAll(world);
      for (const tab of world.tabs) tab.load();
      for (const each of todo) {
        await perform(world, each);
        checkWorld(world);
      }
      await arrive(world);
      checkWorld(world);
    }),
    { numRuns, seed },
  );
}
