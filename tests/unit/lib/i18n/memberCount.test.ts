import { afterEach, expect, test, vi } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberCount } from '../../../../src/lib/i18n/memberCount.ts';
import { localeCodes } from '../../../../src/config/locales.ts';

const root = mkdtempSync(join(tmpdir(), 'members-'));
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const addMembers = (count: number) => {
  const folder = join(root, 'generated/content/members');
  mkdirSync(folder, { recursive: true });
  for (let member = 0; member < count; member += 1) {
    writeFileSync(join(folder, `${member}.json`), '{}');
    writeFileSync(join(folder, `${member}.png`), '');
  }
};

test.each([0, 1, 8])('counts %i members by their records', (count) => {
  if (count > 0) addMembers(count);
  expect(memberCount(root)).toBe(count);
});

test('a function speaks of one person where one record comes with it, and keeps every address', async () => {
  const several = await import('../../../../functions/_lib/site/routes.ts');
  addMembers(1);
  vi.stubEnv('LAMBDA_TASK_ROOT', root);
  vi.resetModules();
  const { translators } = await import('../../../../functions/_lib/texts.ts');
  const texts = await translators((locale) => ({
    problems: import(`../../../../i18n/${locale}/problems.json`, { with: { type: 'json' } }),
  }));
  for (const locale of localeCodes)
    expect(texts[locale]('problems:unattended')).not.toMatch(/\buns\b|\bus\b/);
  const { routes } = await import('../../../../functions/_lib/site/routes.ts');
  expect(routes).toEqual(several.routes);
  vi.resetModules();
});
