import { isNight } from '../night.ts';
import { liveThrough } from './concertLife.ts';
import { test } from './liveSite.ts';

// By day the embedded store's life (concertLife.spec.ts) and the contract of both stores (changeRules.test.ts) hold its rules.
if (isNight)
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

    test('a concert’s whole life in Firestore, by keys (de)', async ({ page, browser }) => {
      // Another browser, which hears of changes from Firestore alone.
      const fan = await browser.newPage();
      await liveThrough({ page, fan, browser, by: 'keys', locale: 'de' });
      await fan.context().close();
    });
  });
