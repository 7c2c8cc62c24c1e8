import type { StoredPicture } from '../../src/records/gallery/storedPicture.ts';

/** A picture of the store with this id. */
export const storedPicture = (id: string, more: object = {}): StoredPicture => ({
  id,
  url: `/api/cloudinary/${id}`,
  width: 1200,
  height: 800,
  bytes: 1000,
  type: 'image/jpeg',
  added: '2026-11-21T19:00:00Z',
  rank: '1',
  ...more,
});
