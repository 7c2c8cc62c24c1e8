import { expect, test, vi } from 'vitest';
import { localeCodes } from '../../../../src/config/locales.ts';

test('a function speaks of one person where the band is one, and keeps every address', async () => {
  const several = await import('../../../../functions/_lib/site/routes.ts');
  const count = '../../../../generated/memberCount.ts';
  vi.resetModules();
  vi.doMock(count, () => ({ memberCount: 1 }));
  const { translators } = await import('../../../../functions/_lib/texts.ts');
  const texts = await translators((locale) => ({
    problems: import(`../../../../i18n/${locale}/problems.json`, { with: { type: 'json' } }),
  }));
  const { routes } = await import('../../../../functions/_lib/site/routes.ts');
  vi.doUnmock(count);
  vi.resetModules();
  for (const locale of localeCodes)
    expect(texts[locale]('problems:unattended')).not.toMatch(/\buns\b|\bus\b/);
  expect(routes).toEqual(several.routes);
});
