import { dayMs } from '../../config/time.ts';

/** Builds that the host's free plan holds in a month: 300 credits, of which a deploy costs 15 (docs/deploy.md, "Cost"). */
export const buildsOfPlan = 20;

/** Calls of the build hook count for so long, in milliseconds. */
export const buildsPeriodMs = 30 * dayMs;

/** The last builds of a period belong to the band: with so many left, none is asked for by itself. */
const keptForBand = 10;

/** With so many builds left, after 14 calls, the band's button warns. */
export const fewBuilds = 6;

/** The path of a hook of `npm start` begins with it. Builds of this machine have no limit. */
export const localHookPath = '/local-build/';

/** Whether a build may be asked for by itself; `left` is `null` where there is no limit. */
export const mayBuildAlone = (left: number | null): boolean => left === null || left > keptForBand;
