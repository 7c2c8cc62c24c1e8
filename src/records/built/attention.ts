import * as z from 'zod/mini';
import { collections, kinds, listedKinds } from '../kinds.ts';
import { instant } from '../text.ts';

/** Reasons why a new build would write different HTML; `date` where time alone changes it. */
export const differenceNames = ['date', ...collections] as const;

/** The collections that may come from a source. */
export const sourceKinds = [
  ...listedKinds.map((name) => kinds[name].collection),
  ...(['gallery', 'videos', 'releases'] as const),
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A source or store that failed at the build, which shows its records of an earlier instant instead. */
export const failedSource = z.object({ kind: z.enum(collections), since: instant });

/** Names of what the answer of a source holds and the build does not show, or shows without a value. */
export const leftOut = z.object({ kind: z.enum(sourceKinds), names: z.array(z.string()) });

/** The steps of a new site, until it is the band's own, in their order. */
export const steps = [
  ...(['name', 'picture', 'people', 'texts', 'links', 'email', 'imprint', 'music', 'concert'] as const),
] as const;
export type Step = (typeof steps)[number];

/** The answer of `GET /api/attention`: what needs attention and only the server knows. */
export const attention = z.object({
  /** The beginning of the build that is served, which identifies it. */
  builtAt: instant,
  /** Differences between it and the present records. */
  differences: z.array(z.enum(differenceNames)),
  /** Collections whose store the build did not read: its pages have none of the band's changes. */
  unread: z.array(z.enum(collections)),
  /** Whether a build hook is configured. */
  canRebuild: z.boolean(),
  /** Builds that the host's plan still holds (`src/records/built/builds.ts`); `null` where there is no hook, or no limit. */
  buildsLeft: z._default(z.nullable(z.number()), null),
  /** The last order of a build: the hook has answered, it is probably being built, a later build is online, or none came; `null` without one. */
  order: z.nullable(z.enum(['ordered', 'building', 'online', 'failed'])),
  failedSources: z.array(failedSource),
  /** Mail is configured, and the last one could not be sent. */
  isMailFailing: z._default(z.boolean(), false),
  leftOut: z.array(leftOut),
  /** The steps of a new site that are still open. */
  openSteps: z._default(z.array(z.enum(steps)), []),
  /** Ticket links that were gone on two days in a row. */
  deadLinks: z.array(z.object({ url: z.string(), since: instant })),
});
export type Attention = z.infer<typeof attention>;
