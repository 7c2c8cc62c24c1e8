import * as z from 'zod/mini';
import type { Fields } from '../fields.ts';
import { hasItsDate, isHeard, releaseShape, releaseTypes } from '../release.ts';
import { id, longestTitle, pictureName, versioned } from '../text.ts';
import { photo, photoFields } from './placePicture.ts';

/** A release as the band writes it on the desk. */
export const ownReleaseRecord = z
  .strictObject({
    ...releaseShape,
    /** Of the band's folder. */
    img: z.optional(pictureName),
    ...photo,
    ...versioned,
  })
  .check(hasItsDate, isHeard);
export type OwnReleaseRecord = z.infer<typeof ownReleaseRecord>;

export const ownRelease = z.safeExtend(ownReleaseRecord, { id });
export type OwnRelease = z.infer<typeof ownRelease>;

/** The form of a release. */
export const releaseFields = {
  name: { longest: longestTitle },
  /** As `2026-11-06`; a release of a file may have a month or a year alone. */
  release_date: { control: 'day', optional: true },
  type: { control: 'choice', options: releaseTypes, initial: 'single' },
  ...photoFields,
  links: { control: 'lines', hint: 'release-links-hint', error: 'addresses' },
  /** A name in each line. */
  tracks: { control: 'lines', at: null, optional: true, hint: 'release-tracks-hint' },
} as const satisfies Fields;
