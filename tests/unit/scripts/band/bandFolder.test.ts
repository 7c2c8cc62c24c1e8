import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import bandFolder from '../../../../scripts/band/bandFolder.ts';

const write = vi.hoisted(() => vi.fn<() => Promise<undefined>>());
vi.mock('../../../../scripts/band/writeBand.ts', () => ({ writeBand: write }));
vi.mock('i18next', () => ({ default: { isInitialized: false } }));

test('changed files are written one after the other, a fault between them too, and open pages then reload', async () => {
  const runs: PromiseWithResolvers<undefined>[] = [];
  write.mockImplementation(() => {
    const run = Promise.withResolvers<undefined>();
    runs.push(run);
    return run.promise;
  });
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const logger = { error: vi.fn() };
  const setUp = bandFolder().hooks['astro:server:setup'] as (options: object) => void;
  const moduleGraph = { invalidateAll: vi.fn() };
  const ws = { send: vi.fn() };
  setUp({ server: { watcher, ws, environments: { ssr: { moduleGraph } } }, logger });

  watcher.emit('all', 'change', resolve('src/env.d.ts'));
  watcher.emit('all', 'add', resolve('i18n/de/a.jpg'));
  watcher.emit('all', 'add', resolve('i18n/de/a.json'));
  await vi.waitFor(() => expect(runs).toHaveLength(1));
  runs[0]?.reject(new Error('a.json is missing'));
  await vi.waitFor(() => expect(runs).toHaveLength(2));
  expect(logger.error.mock.calls).toEqual([['a.json is missing']]);
  expect(ws.send).not.toHaveBeenCalled();
  runs[1]?.resolve(undefined);
  await vi.waitFor(() => expect(ws.send).toHaveBeenCalledWith({ type: 'full-reload' }));
  expect(moduleGraph.invalidateAll).toHaveBeenCalledOnce();
});
