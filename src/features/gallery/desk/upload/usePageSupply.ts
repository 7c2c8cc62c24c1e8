import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import type { PagePicture, PagePictures } from '../../../../desk/kit/pagePictures.ts';
import { dateAndTime } from '../../../../lib/dates/dates.ts';
import { isPicture, uploadIdOf } from '../../../../records/gallery/pictureId.ts';
import { byRank, type GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import type { PicturesDesk } from '../data/usePictures.ts';
import { pictureAddress, type BuiltPictures } from '../list/pictureAddress.ts';
import { checkPhoto } from './checkPhoto.ts';
import { uploadFiles } from './files.ts';
import { canRetry, reasonOf, stateText } from './stateText.ts';
import { pictureUploads } from './uploads.ts';
import type { UploadState } from './useUpload.ts';

/** Hands the pictures and their queue to the forms of the page, anew after each change of either. */
export function usePageSupply(
  { stored, hasFailed, queue, load, remove, restore }: PicturesDesk,
  { ofPage, retry }: UploadState,
  built: BuiltPictures,
  onSupply: (pictures: PagePictures) => void,
): void {
  const { locale, t } = useDesk();
  const list = useMemo(() => {
    const nameOf = ({ alt, added }: GalleryPicture) =>
      alt?.[locale] ??
      (added ? t('photo-of', { day: dateAndTime(locale, new Date(added)) }) : t('picture-unnamed'));
    return stored?.toSorted(byDay).map((picture): PagePicture => ({
      // A backup knows no other, and the form has it of a photograph that was uploaded there.
      id: uploadIdOf(picture),
      name: nameOf(picture),
      isOfPage: picture.ofPage === true,
      ratio: picture.width && picture.height && picture.width / picture.height,
      src: (width) => pictureAddress(picture, built, width),
    }));
  }, [stored, built, locale, t]);

  const waitingOf = (id: string) => {
    const failed = ofPage.failed.find(({ change }) => change.record === id);
    if (failed)
      return {
        state: reasonOf(failed, t),
        hasFailed: true,
        ...(canRetry(failed) && { retry: () => void retry(failed) }),
      };
    const change = ofPage.waiting.find(({ record }) => record === id);
    const progress = change && pictureUploads.progressOf(change.id);
    return change && { state: stateText(progress, queue.stateOf(id), locale, t), hasFailed: false };
  };
  const supply = useEffectEvent(() =>
    onSupply({
      list,
      hasFailed,
      load: () => void load(),
      find: (id) => list?.find((picture) => isPicture(picture, id)),
      add: async (file) => {
        const { reason, hint } = await checkPhoto(file, t);
        return reason === undefined ? { id: await ofPage.add(file), ...(hint && { hint }) } : { reason };
      },
      remove: async (id) => {
        const picture = stored?.find((each) => isPicture(each, id));
        const made = picture && (await remove(picture));
        return made && !('refusal' in made) ? () => void restore(picture.id) : undefined;
      },
      waitingOf,
      read: async (id) => {
        const changes = [...ofPage.waiting, ...ofPage.failed.map(({ change }) => change)];
        const change = changes.find(({ record }) => record === id);
        return change && uploadFiles.read(change.id);
      },
    }),
  );
  const states = [...ofPage.failed.map(({ change }) => change), ...ofPage.waiting].map(({ record }) => {
    const waiting = waitingOf(record);
    return `${record} ${waiting?.state}`;
  });
  // The functions read what these tell.
  useEffect(() => supply(), [list, hasFailed, states.join('\n')]);
}

/** The newest first; those of the repository, which have no day, last and in their order. */
const byDay = (one: GalleryPicture, other: GalleryPicture) =>
  (other.added ?? '').localeCompare(one.added ?? '') || byRank(one, other);
