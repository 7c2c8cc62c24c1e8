import type { APIRoute } from 'astro';
import { ownPlaces } from '../../../generated/focuses.ts';
import { renderUrl } from '../../images/renderUrl.ts';
import type { RecipeName } from '../../images/recipes.ts';
import { stillImages } from '../../features/music/videos/videos.ts';
import { places, type Place } from '../../records/band/placePicture.ts';
import type { BuiltPhotos } from '../../records/built/builtPhotos.ts';
import { members, releases, videos } from '../../stores/collections/content.ts';
import { noPicture } from '../../stores/collections/ownRecords.ts';

const { narrow } = stillImages;

/** A file of each place that its page shows, so that nothing more is rendered. */
const files: Readonly<Record<Place, readonly [RecipeName, width: number, height: number]>> = {
  hero: ['hero', 1600, 1000],
  'hero-phone': ['hero-phone', 720, 960],
  hand: ['hand-phone', 504, 630],
  banner: ['banner-phone', 585, 468],
  'frame-voice': ['frame-phone', 300, 360],
  'frame-drums': ['frame-phone', 300, 360],
  live: ['live-phone', 600, 450],
};

/** The files of records, by the names of their pictures in a folder. */
const filesOf = (folder: string, records: readonly { img: string }[], file: (typeof files)[Place]) =>
  records.map(({ img }) => ({ of: `${folder}/${img}`, file, isOwn: img !== noPicture }));

/** The photographs of places, people, releases and videos as this build shows them. */
export const GET: APIRoute = async () => {
  const shown = [
    ...places.map((id) => ({ of: `pictures/${id}`, file: files[id], isOwn: ownPlaces.includes(id) })),
    ...filesOf('members', await members(), ['portrait-phone', 560, 700]),
    ...filesOf('releases', await releases(), ['colour', 306, 306]),
    ...filesOf('videos', await videos(), [narrow.recipe, narrow.width, narrow.height]),
  ];
  const entries = shown.map(async ({ of, file: [recipe, width, height], isOwn }) => {
    const src = await renderUrl({ of, recipe, width, height, format: 'webp' });
    return [of, { src, isOwn }] as const;
  });
  return Response.json(Object.fromEntries(await Promise.all(entries)) satisfies BuiltPhotos);
};
