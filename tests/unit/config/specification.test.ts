import { expect, test } from 'vitest';
import { autoplayIntervalMs } from '../../../src/components/slideshow/useAutoplay.ts';
import * as behaviour from '../../../src/config/behaviour.ts';
import { defaultLocale } from '../../../src/config/locales.ts';
import { languageStorageKey } from '../../../src/config/storage.ts';
import { largestPicture } from '../../../src/config/uploads.ts';
import { concertsPerColumn, onlineTimeoutMs } from '../../../src/features/concerts/behaviour.ts';
import { batchSize } from '../../../src/features/gallery/strip/Gallery.tsx';
import { playerSize } from '../../../src/features/music/videos/playerSize.ts';
import { headerHideThreshold, scrollThrottle } from '../../../src/layouts/header/useHidingHeader.ts';
import { menuBreakpoint } from '../../../src/layouts/header/useMenu.ts';

// Other tests import these values, so this is the one place that compares them with the specification.
test.each([
  ['the slideshow advances after 3000 ms', autoplayIntervalMs, 3000],
  ['at most 10 videos are shown', behaviour.maxVideos, 10],
  ['the player is 640 × 390 px', playerSize, { width: 640, height: 390 }],
  ['the data backend is offline after 10 s', onlineTimeoutMs, 10_000],
  ['the mobile menu stands below 576 px', menuBreakpoint, 576],
  ['scrolling is throttled at 20 ms', scrollThrottle, 20],
  ['a release is new for 31 days', behaviour.newReleaseDays, 31],
  ['a picture has at most 500 KB', largestPicture, 512_000],
  ['a section is scrolled to with 40 px above it', behaviour.sectionOffset, 40],
  ['the header hides past 30 % of the window', headerHideThreshold, 0.3],
  ['a column holds 3 concerts', concertsPerColumn, 3],
  ['the gallery is fetched in batches of 10', batchSize, 10],
  ['the default language is German', defaultLocale, 'de'],
  ['the language is stored under "lang"', languageStorageKey, 'lang'],
])('Specification, sections 4 and 9: %s', (_, value, specified) => expect(value).toEqual(specified));
