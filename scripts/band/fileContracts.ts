import type * as z from 'zod/mini';
import { placePicture } from '../../src/records/band/placePicture.ts';
import { contracts } from '../../src/records/contracts.ts';
import { galleryRecord } from '../../src/records/gallery/galleryImage.ts';
import { memberRecord } from '../../src/records/member.ts';
import { releaseRecord } from '../../src/records/release.ts';
import { videoRecord } from '../../src/records/video.ts';
import { concertFile } from '../../src/stores/repository/concertFile.ts';

/** The contract of the records in each folder of a band. */
export const fileContracts: Record<string, z.ZodMiniType> = {
  concerts: concertFile,
  venues: contracts.venue.stored,
  gallery: galleryRecord,
  members: memberRecord,
  releases: releaseRecord,
  videos: videoRecord,
  pictures: placePicture,
};
