import { liveThrough } from './concertLife.ts';
import { test } from './ownSite.ts';

// The other two combinations are on Firestore: liveConcertLife.ts.
for (const [by, locale] of [
  ['touch', 'de'],
  ['keys', 'en'],
] as const)
  test(
    `a concert’s whole life in the embedded store, by ${by} (${locale})`,
    { tag: '@phone' },
    async ({ page, context, browser }) => {
      await liveThrough({ page, fan: await context.newPage(), browser, by, locale });
    },
  );
