import type { Part } from './options.ts';

/** In bytes. */
export const KB = 1024;
const MB = 1024 * KB;

/** An absolute limit, or one relative to the floor page in the same run: a multiple, or a sum. */
type Limit = { atMost: number } | { atLeast: number } | { timesFloor: number } | { aboveFloor: number };
export type Unit = 'score' | 'files' | 'bytes' | 'ms' | 'shift' | 'requests' | 'times';

export interface Budget {
  title: string;
  part: Part;
  unit: Unit;
  limit: Limit;
}

/** Makes budgets with a limit of one kind. */
const limitedBy =
  (limitOf: (value: number) => Limit) =>
  (value: number, unit: Unit, part: Part, title: string): Budget => ({
    title,
    part,
    unit,
    limit: limitOf(value),
  });
const atMost = limitedBy((value) => ({ atMost: value }));
const atLeast = limitedBy((value) => ({ atLeast: value }));
const timesFloor = limitedBy((value) => ({ timesFloor: value }));
const aboveFloor = limitedBy((value) => ({ aboveFloor: value }));

/** Smaller shifts are rounding errors of the browser. */
const maxShift = 0.001;

// Repeated parts of the titles.
const slowLine = 'real slow load';
const slowed = 'a quarter of the processor';
const crowd = '1,000 concerts and 500 pictures';
const documents = '2,000 concerts in Firestore';

/**
 * Every measured figure and its limit. A figure that is measured in several ways (layout shift, other hosts, bytes on the slow line)
 * has the limit in each.
 */
export const budgets = {
  coldBuild: atMost(120_000, 'ms', 'build', 'full build, no cache'),
  secondBuild: atMost(12_000, 'ms', 'build', 'second build'),

  scriptFiles: atMost(0, 'files', 'weight', 'first visit, script files before interaction'),
  inlineScript: atMost(10 * KB, 'bytes', 'weight', 'first visit, inline script before compression'),
  visitTotal: atMost(105 * KB, 'bytes', 'weight', 'first visit, everything'),
  visitHtml: atMost(29 * KB, 'bytes', 'weight', 'first visit, HTML with its CSS'),
  visitFonts: atMost(32 * KB, 'bytes', 'weight', 'first visit, fonts'),
  visitHero: atMost(36 * KB, 'bytes', 'weight', 'first visit, hero with its mask'),
  visitPictures: atMost(18 * KB, 'bytes', 'weight', 'first visit, pictures near the first view'),
  earlyFonts: atMost(0, 'files', 'weight', 'first visit, fonts before the load event'),
  visitForeign: atMost(0, 'requests', 'weight', 'requests to other hosts, first visit'),

  performance: atLeast(100, 'score', 'lighthouse', 'Lighthouse mobile, performance'),
  accessibility: atLeast(100, 'score', 'lighthouse', 'Lighthouse mobile, accessibility'),
  bestPractices: atLeast(100, 'score', 'lighthouse', 'Lighthouse mobile, best practices'),
  seo: atLeast(100, 'score', 'lighthouse', 'Lighthouse mobile, SEO'),
  simulatedLcp: timesFloor(1.15, 'ms', 'lighthouse', 'LCP, simulated slow 4G'),
  // Not a multiple: the floor page blocks for 0 ms on an idle machine, with 20 ms of noise.
  blockingTime: aboveFloor(20, 'ms', 'lighthouse', 'blocking time'),
  simulatedShift: atMost(maxShift, 'shift', 'lighthouse', 'layout shift, Lighthouse'),

  slowLcp: timesFloor(0.95, 'ms', 'slow', `LCP, ${slowLine}`),
  slowMenu: timesFloor(1.5, 'ms', 'slow', `menu answers, ${slowLine}`),
  slowTotal: atMost(105 * KB, 'bytes', 'slow', `everything, ${slowLine}`),
  slowShift: atMost(maxShift, 'shift', 'slow', `layout shift, ${slowLine}`),
  slowForeign: atMost(0, 'requests', 'slow', `requests to other hosts, ${slowLine}`),

  walkPhone: atMost(650 * KB, 'bytes', 'walk', 'walk to the end at 390 px, without scripts'),
  walkDesk: atMost(1.7 * MB, 'bytes', 'walk', 'walk to the end at 1440 px, without scripts'),
  walkShift: atMost(maxShift, 'shift', 'walk', 'layout shift, walking to the end'),
  walkForeign: atMost(0, 'requests', 'walk', 'requests to other hosts, walking to the end'),

  islandScripts: atMost(95 * KB, 'bytes', 'islands', 'all islands with React, after walking to the end'),
  longestTask: atMost(100, 'ms', 'islands', `longest task while scrolling, ${slowed}`),
  islandShift: atMost(maxShift, 'shift', 'islands', 'layout shift, while the islands hydrate'),
  nextPaint: atMost(100, 'ms', 'islands', `from a click to the next paint, ${slowed}`),
  firstClick: atMost(
    100,
    'ms',
    'clicks',
    `from a first click without scripts to the frame that shows it, ${slowed}`,
  ),
  slowFirstClick: atMost(
    100,
    'ms',
    'clicks',
    `from a first click to the frame that shows its effect, ${slowLine}`,
  ),
  clickShift: atMost(maxShift, 'shift', 'clicks', 'layout shift, after first clicks without scripts'),

  concertScripts: atMost(0, 'files', 'concert', 'page of a concert, script files before interaction'),
  concertBytes: atMost(40 * KB, 'bytes', 'concert', 'page of a concert, everything but fonts'),
  concertScore: atLeast(100, 'score', 'concert', 'page of a concert, the lowest score of Lighthouse mobile'),

  sectionFaces: timesFloor(2.4, 'ms', 'sections', `address of a section, typefaces in use, ${slowLine}`),
  sectionShift: atMost(maxShift, 'shift', 'sections', `layout shift, address of a section, ${slowLine}`),
  newConcert: timesFloor(2, 'ms', 'sections', `address of the concerts, a new one is announced, ${slowLine}`),
  ticketPlain: timesFloor(2, 'ms', 'sections', `from a click on a ticket to its page, ${slowLine}`),
  ticketPrefetched: timesFloor(
    1,
    'ms',
    'sections',
    `from a click on a ticket under the pointer to its page, ${slowLine}`,
  ),
  playFrame: timesFloor(1, 'ms', 'sections', `from a click on play to the player's frame, ${slowLine}`),

  crowdHtml: atMost(36 * KB, 'bytes', 'crowd', `${crowd}: HTML with its CSS`),
  crowdRest: atMost(1.01, 'times', 'crowd', `${crowd}: the rest of a first visit, to the site itself`),
  crowdTask: atMost(1.5, 'times', 'crowd', `${crowd}: longest task while scrolling, to the site itself`),
  crowdPaint: atMost(1.5, 'times', 'crowd', `${crowd}: from a click to the next paint, to the site itself`),

  documentsBuild: atMost(120_000, 'ms', 'documents', `${documents}: build`),
  documentsHtml: atMost(36 * KB, 'bytes', 'documents', `${documents}: HTML with its CSS`),
  documentsTask: atMost(1.5, 'times', 'documents', `${documents}, synced: longest task, to 30`),
  documentsPaint: atMost(
    1.5,
    'times',
    'documents',
    `${documents}, synced: from a click to the next paint, to 30`,
  ),

  galleryList: atMost(1500, 'ms', 'gallery', 'list of 1,000 pictures from the embedded store, uncached'),

  deskStart: atMost(48 * KB, 'bytes', 'desk', 'the desk at Start, scripts but React'),
  deskScripts: atMost(74 * KB, 'bytes', 'desk', 'the desk with all areas, scripts but React'),
  deskArea: atMost(
    2000,
    'ms',
    'desk',
    `from a click on the tab of an area to its first control, 1.6 Mbit/s, ${slowed}`,
  ),

  uploadTask: atMost(200, 'ms', 'upload', `longest task while 48 megapixels are made smaller, ${slowed}`),

  functionSize: atMost(300 * KB, 'bytes', 'functions', 'largest function as it is deployed'),
  functionStart: atMost(150, 'ms', 'functions', 'slowest cold start of a function, until it can be asked'),
} satisfies Record<string, Budget>;

export type FigureId = keyof typeof budgets;
/** Measured values in the unit of each budget; absent or `undefined` where a measurement failed. */
export type Figures = Partial<Record<FigureId, number | undefined>>;

/** Figures of the whole site, and of the floor page where a limit is relative to it. */
export interface SiteFigures {
  site: Figures;
  floor?: Figures;
}

/** Result of one measurement of one page. */
export interface Finding {
  figures: Figures;
  /** Lines that explain the figures, for the report of a missed budget. */
  notes: string[];
}
