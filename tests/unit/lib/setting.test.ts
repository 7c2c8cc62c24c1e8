import { expect, test, vi } from 'vitest';
import { setting } from '../../../src/lib/setting.ts';

const environment: Record<string, string> = { SET: ' value \n', EMPTY: '', BLANK: '  ' };
vi.mock('astro:env/server', () => ({ getSecret: (name: string) => environment[name] }));

test.each([
  ['SET', 'value'],
  ['EMPTY', ''],
  ['BLANK', ''],
  ['ABSENT', ''],
])('%s is read as "%s"', (name, value) => expect(setting(name)).toBe(value));
