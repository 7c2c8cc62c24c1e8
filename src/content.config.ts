import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { concertRecord } from './contracts/concert.ts';
import { galleryRecord } from './contracts/galleryImage.ts';
import { memberRecord } from './contracts/member.ts';
import { releaseRecord } from './contracts/release.ts';
import { videoRecord } from './contracts/video.ts';

/** The embedded content: one JSON file per record; its name is its id. */
const records = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '*.json' });

export const collections = {
  members: defineCollection({ loader: records('members'), schema: memberRecord }),
  concerts: defineCollection({ loader: records('concerts'), schema: concertRecord }),
  videos: defineCollection({ loader: records('videos'), schema: videoRecord }),
  releases: defineCollection({ loader: records('releases'), schema: releaseRecord }),
  gallery: defineCollection({ loader: records('gallery'), schema: galleryRecord }),
};
