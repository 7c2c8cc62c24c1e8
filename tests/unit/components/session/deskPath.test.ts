import { expect, test } from 'vitest';
import { deskPath } from '../../../../src/components/session/deskPath.ts';
import { localeCodes } from '../../../../src/config/locales.ts';
import { routes } from '../../../../src/lib/i18n/i18n.ts';

test.each(localeCodes)('the %s path of the desk is the one in the table of routes', (locale) =>
  expect(deskPath(locale)).toBe(routes.desk[locale]),
);
