import { readdirSync } from 'node:fs';
import type { Config } from '@netlify/functions';
import { parseFile } from '@netlify/zip-it-and-ship-it/dist/runtimes/node/in_source_config/index.js';
import { describe, expect, test } from 'vitest';

const modules = import.meta.glob<{ config?: Config }>('../../../functions/*.ts', { eager: true });
const files = readdirSync('functions').filter((name) => name.endsWith('.ts'));

/** Lower-cases a path, but not the names of its placeholders. */
const lowerCased = (path: string) =>
  path.replaceAll(/[^/]+/g, (part) => (part.startsWith(':') ? part : part.toLowerCase()));

describe.each(files)('%s', (file) => {
  const config = modules[`../../../functions/${file}`]?.config;
  const paths = [config?.path ?? []].flat();

  test('the host reads the same paths and limits from the source, without running it', async () => {
    const read = await parseFile(`functions/${file}`, { functionName: file.slice(0, -'.ts'.length) });
    expect(read.routes?.map(({ pattern }) => pattern) ?? []).toEqual(paths);
    expect(read.config.schedule).toBe(config?.schedule);
    expect(read.config.rateLimit).toEqual(config?.rateLimit);
  });

  test('a path with a capital has its twin in lower case, with which the host compares; a limit counts each visitor alone', () => {
    expect(paths).toEqual(expect.arrayContaining(paths.map(lowerCased)));
    // The host ignores a text in place of the list.
    if (config?.rateLimit) expect(config.rateLimit.aggregateBy).toEqual(['ip', 'domain']);
  });
});
