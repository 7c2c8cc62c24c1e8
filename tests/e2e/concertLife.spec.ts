import { isNight } from '../night.ts';
import { liveThrough } from './concertLife.ts';
import { test } from './ownSite.ts';

// By keys in German it is on Firestore: liveConcertLife.ts.
for (const [by, locale] of isNight
  ? ([
      ['touch', 'de'],
      ['keys', 'en'],
    ] as const)
  : ([['touch', 'en']] as const))
  test(`a concert’s whole life in the embedded store, by ${by} (${locale}) @phone`, async ({
    page,
    context,
    browser,
  }) => {
    await liveThrough({ page, fan: await context.newPage(), browser, by, locale });
  });
