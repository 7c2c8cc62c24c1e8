import { getCollection } from 'astro:content';
import { maxVideos } from '../config/behaviour.ts';
import type { Concert } from '../contracts/concert.ts';
import type { GalleryRecord } from '../contracts/galleryImage.ts';
import type { Member } from '../contracts/member.ts';
import type { Release } from '../contracts/release.ts';
import type { Video } from '../contracts/video.ts';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** All concerts, unordered: past and upcoming depend on the current time. */
export const concerts = async (): Promise<Concert[]> =>
  (await getCollection('concerts')).map(({ id, data }) => ({ id, ...data }));

export const members = async (): Promise<Member[]> =>
  (await getCollection('members')).map(({ data }) => data).sort(byOrder);

/** At most ten videos, in the channel's order (specification, section 9). */
export const videos = async (): Promise<Video[]> =>
  (await getCollection('videos'))
    .map(({ data }) => data)
    .sort(byOrder)
    .slice(0, maxVideos);

/** Releases, newest first (specification, section 7). */
export const releases = async (): Promise<Release[]> =>
  (await getCollection('releases'))
    .map(({ data }) => data)
    .sort((a, b) => b.release_date.localeCompare(a.release_date));

/** The store's pictures, then the repository's, each in their order. */
export const gallery = async (): Promise<GalleryRecord[]> => {
  const pictures: GalleryRecord[] = (await getCollection('gallery')).map(({ data }) => data).sort(byOrder);
  return [...pictures.filter(isStored), ...pictures.filter((picture) => !isStored(picture))];
};

const isStored = (picture: GalleryRecord) => 'id' in picture;
