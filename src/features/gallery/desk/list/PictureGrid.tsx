import { useDesk } from '../../../../desk/kit/deskContext.ts';
import ListState from '../../../../desk/kit/screen/ListState.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { stateOf } from '../../../../desk/kit/changes/stateOf.ts';
import type { GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { isUndescribed } from '../data/order.ts';
import { pictureName } from '../data/pictureName.ts';
import type { PicturesDesk } from '../data/usePictures.ts';
import './PictureGrid.css';
import type { BuiltPictures } from './pictureAddress.ts';
import Thumbnail from './Thumbnail.tsx';

interface Props {
  desk: PicturesDesk;
  built: BuiltPictures;
  deletedCount: number | undefined;
  /** Id of the picture whose form is open beside the list. */
  openId: string | undefined;
}

/** The pictures in the order of the site, each with its place and what it lacks. */
export default function PictureGrid({ desk, built, deletedCount, openId }: Props) {
  const { locale, t } = useDesk();
  const { records, hasFailed, draftList } = desk;
  const gapOf = (picture: GalleryPicture) => {
    const draft = draftList.find(({ key }) => key === picture.id);
    const sent = stateOf(draft, desk.waits(picture.id), t);
    if (isUndescribed(picture)) return [t('picture-pending'), sent].filter(Boolean).join(', ');
    return sent || (picture.alt || picture.decorative ? '' : t('picture-without'));
  };
  return (
    <>
      <p>
        <a className="link" data-row="deleted" href={addressOf('pictures', 'deleted')}>
          {t('deleted-heading')} {Boolean(deletedCount) && `(${deletedCount})`}
        </a>
      </p>
      <ListState isLoaded={records !== undefined} hasFailed={hasFailed} onRetry={() => void desk.load()}>
        {records?.length === 0 && t('pictures-none')}
      </ListState>
      <ul className="picture-grid" role="list">
        {records?.map((picture, index) => {
          const gap = gapOf(picture);
          return (
            <li key={picture.id}>
              <a
                href={addressOf('pictures', picture.id)}
                data-row={picture.id}
                aria-current={picture.id === openId || undefined}
              >
                <b>{index + 1}</b>
                <Thumbnail {...{ picture, built }} alt={pictureName(picture, locale, t)} />
                {gap && <span className="gap">{gap}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
