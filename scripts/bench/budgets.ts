import type { Part } from './options.ts';

/** In bytes. */
export const KB = 1024;
const MB = 1024 * KB;

/** An absolute limit, or one relative to the floor page in the same run: a multiple, or a sum. */
type Limit = { atMost: number } | { atLeast: number } | { timesFloor: number } | { aboveFloor: number };
export type Unit = 'score' | 'files' | 'bytes' | 'ms' | 'shift' | 'requests' | 'rate' | 'times';

export interface Budget {
  title: string;
  part: Part;
  unit: Unit;
  limit: Limit;
}

const score = (title: string): Budget => ({
  title: `Lighthouse mobile, ${title}`,
  part: 'lighthouse',
  unit: 'score',
  limit: { atLeast: 100 },
});

const weight = (title: string, kilobytes: number): Budget => ({
  title: `first visit, ${title}`,
  part: 'weight',
  unit: 'bytes',
  limit: { atMost: kilobytes * KB },
});

const shift = (part: Part, title: string): Budget => ({
  title: `layout shift, ${title}`,
  part,
  unit: 'shift',
  limit: { atMost: 0.001 },
});

const foreign = (part: Part, title: string): Budget => ({
  title: `requests to other hosts, ${title}`,
  part,
  unit: 'requests',
  limit: { atMost: 0 },
});

const crowd = (title: string, times: number): Budget => ({
  title: `1,000 concerts and 500 pictures: ${title}`,
  part: 'crowd',
  unit: 'times',
  limit: { atMost: times },
});

/**
 * Every measured figure and its limit. A figure that is measured in several ways (layout shift, other hosts, bytes on the slow line)
 * has the limit in each.
 */
export const budgets = {
  coldBuild: { title: 'full build, no cache', part: 'build', unit: 'ms', limit: { atMost: 120_000 } },
  secondBuild: { title: 'second build', part: 'build', unit: 'ms', limit: { atMost: 12_000 } },

  scriptFiles: {
    title: 'first visit, script files before interaction',
    part: 'weight',
    unit: 'files',
    limit: { atMost: 0 },
  },
  inlineScript: weight('inline script before compression', 9),
  visitTotal: weight('everything', 105),
  visitHtml: weight('HTML with its CSS', 28),
  visitFonts: weight('fonts', 32),
  visitHero: weight('hero with its mask', 36),
  visitPictures: weight('pictures near the first view', 18),
  earlyFonts: {
    title: 'first visit, fonts before the load event',
    part: 'weight',
    unit: 'files',
    limit: { atMost: 0 },
  },
  visitForeign: foreign('weight', 'first visit'),

  performance: score('performance'),
  accessibility: score('accessibility'),
  bestPractices: score('best practices'),
  seo: score('SEO'),
  simulatedLcp: {
    title: 'LCP, simulated slow 4G',
    part: 'lighthouse',
    unit: 'ms',
    limit: { timesFloor: 1.2 },
  },
  // Not a multiple: the floor page blocks for 0 ms on an idle machine, with 20 ms of noise.
  blockingTime: { title: 'blocking time', part: 'lighthouse', unit: 'ms', limit: { aboveFloor: 20 } },
  simulatedShift: shift('lighthouse', 'Lighthouse'),

  slowLcp: { title: 'LCP, real slow load', part: 'slow', unit: 'ms', limit: { timesFloor: 1 } },
  slowMenu: { title: 'menu answers, real slow load', part: 'slow', unit: 'ms', limit: { timesFloor: 1.5 } },
  slowTotal: {
    title: 'everything, real slow load',
    part: 'slow',
    unit: 'bytes',
    limit: { atMost: 105 * KB },
  },
  slowShift: shift('slow', 'real slow load'),
  slowForeign: foreign('slow', 'real slow load'),

  walkPhone: {
    title: 'walk to the end at 390 px, without scripts',
    part: 'walk',
    unit: 'bytes',
    limit: { atMost: 650 * KB },
  },
  walkDesk: {
    title: 'walk to the end at 1440 px, without scripts',
    part: 'walk',
    unit: 'bytes',
    limit: { atMost: 1.7 * MB },
  },
  walkShift: shift('walk', 'walking to the end'),
  walkForeign: foreign('walk', 'walking to the end'),

  islandScripts: {
    title: 'all islands with React, after walking to the end',
    part: 'islands',
    unit: 'bytes',
    limit: { atMost: 95 * KB },
  },
  longestTask: {
    title: 'longest task while scrolling, a quarter of the processor',
    part: 'islands',
    unit: 'ms',
    limit: { atMost: 100 },
  },
  islandShift: shift('islands', 'while the islands hydrate'),
  nextPaint: {
    title: 'from a click to the next paint, a quarter of the processor',
    part: 'islands',
    unit: 'ms',
    limit: { atMost: 100 },
  },
  firstClick: {
    title: 'from a first click without scripts to the frame that shows it, a quarter of the processor',
    part: 'clicks',
    unit: 'ms',
    limit: { atMost: 100 },
  },
  clickShift: shift('clicks', 'after first clicks without scripts'),

  crowdHtml: {
    title: '1,000 concerts and 500 pictures: HTML with its CSS',
    part: 'crowd',
    unit: 'bytes',
    limit: { atMost: 36 * KB },
  },
  crowdRest: crowd('the rest of a first visit, to the site itself', 1.01),
  crowdTask: crowd('longest task while scrolling, to the site itself', 1.5),
  crowdPaint: crowd('from a click to the next paint, to the site itself', 1.5),

  documentsBuild: {
    title: '2,000 concerts in Firestore: build',
    part: 'documents',
    unit: 'ms',
    limit: { atMost: 120_000 },
  },
  documentsHtml: {
    title: '2,000 concerts in Firestore: HTML with its CSS',
    part: 'documents',
    unit: 'bytes',
    limit: { atMost: 36 * KB },
  },
  documentsTask: {
    title: '2,000 concerts in Firestore, followed live: longest task, to 30',
    part: 'documents',
    unit: 'times',
    limit: { atMost: 1.5 },
  },
  documentsPaint: {
    title: '2,000 concerts in Firestore, followed live: from a click to the next paint, to 30',
    part: 'documents',
    unit: 'times',
    limit: { atMost: 1.5 },
  },

  galleryRate: {
    title: 'list of 1,000 pictures from the embedded store',
    part: 'gallery',
    unit: 'rate',
    limit: { atLeast: 300 },
  },
  galleryP99: {
    title: 'list of 1,000 pictures, the slowest of a hundred',
    part: 'gallery',
    unit: 'ms',
    limit: { atMost: 50 },
  },

  uploadTask: {
    title: 'longest task while 48 megapixels are made smaller, a quarter of the processor',
    part: 'upload',
    unit: 'ms',
    limit: { atMost: 200 },
  },

  functionSize: {
    title: 'largest function as it is deployed',
    part: 'functions',
    unit: 'bytes',
    limit: { atMost: 300 * KB },
  },
  functionStart: {
    title: 'slowest cold start of a function, until it can be asked',
    part: 'functions',
    unit: 'ms',
    limit: { atMost: 150 },
  },
} as const satisfies Record<string, Budget>;

export type FigureId = keyof typeof budgets;
/** Measured values in the unit of each budget; absent or `undefined` where a measurement failed. */
export type Figures = Partial<Record<FigureId, number | undefined>>;

/** Result of one measurement of one page. */
export interface Finding {
  figures: Figures;
  /** Lines that explain the figures, for the report of a missed budget. */
  notes: string[];
}
