import { useDesk } from '../../../../desk/kit/deskContext.ts';
import Checkbox from '../../../../components/form/Checkbox.tsx';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import RecordScreen from '../../../../desk/kit/records/RecordScreen.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { homePageRecords } from '../../../../config/behaviour.ts';
import { altNames } from '../../../../records/gallery/pictureFields.ts';
import type { GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import { isUndescribed, whereShown } from '../data/order.ts';
import { pictureKind } from '../data/pictureKind.ts';
import { pictureName } from '../data/pictureName.ts';
import type { PicturesDesk } from '../data/usePictures.ts';
import type { BuiltPictures } from '../list/pictureAddress.ts';
import Thumbnail from '../list/Thumbnail.tsx';
import Moves from './Moves.tsx';
import './PictureScreen.css';

interface Props {
  id: string;
  desk: PicturesDesk;
  built: BuiltPictures;
  onMove: (picture: GalleryPicture, from: number, to: number) => void;
  onRemove: (picture: GalleryPicture) => void;
}

/** The screen of a picture. */
export default function PictureScreen(props: Props) {
  const { id, desk } = props;
  const { locale, t } = useDesk();
  const back = addressOf('pictures');
  return (
    <RecordScreen
      kind={pictureKind}
      {...{ id, desk, back }}
      draftKey={id}
      nameOf={(picture) => pictureName(picture, locale, t)}
    >
      {({ draft, stored }) => {
        const base = draft?.base ?? stored;
        return base && <PictureForm {...{ ...props, base, back }} />;
      }}
    </RecordScreen>
  );
}

/** The form of a picture. One that was removed meanwhile has no place any more. */
function PictureForm(props: Props & { base: GalleryPicture; back: string }) {
  const { id, desk, built, base, back, onMove, onRemove } = props;
  const { locale, t } = useDesk();
  const pictures = desk.records ?? [];
  const index = pictures.findIndex((picture) => picture.id === id);
  const picture = pictures[index];
  const pending = pictures.filter(isUndescribed);
  const initial = pictureKind.toForm(base);
  const form = useRecordForm(pictureKind, { desk, draftKey: id, initial, base });
  const place = { place: index + 1, count: pictures.length };
  return (
    <DraftForm
      crumb={[
        picture && t('picture-place-of', place),
        base.pending && t('status-pending', { count: pending.length }),
      ]
        .filter(Boolean)
        .join('. ')}
      heading={t('picture-heading')}
      label={t('picture-edit')}
      sendLabel={t('save')}
      {...{ form, back }}
    >
      <div className="shown-picture">
        <Thumbnail picture={base} built={built} width={720} alt={pictureName(base, locale, t)} />
      </div>
      {picture && <p>{t(`picture-where-${whereShown(pictures, id)}`, { most: homePageRecords })}</p>}
      {!form.values.decorative && <FieldLines form={form} names={altNames} />}
      <Checkbox
        name={form.idOf('decorative')}
        label={t('decorative')}
        checked={form.values.decorative}
        onChange={(decorative) => form.change({ decorative })}
      />
      <FieldLines form={form} names={['credit']} />
      {picture && (
        <>
          <Moves {...place} onMove={(to) => onMove(picture, place.place, to)} />
          <p>
            <button className="link" type="button" onClick={() => onRemove(picture)}>
              {t('picture-delete')}
            </button>
          </p>
        </>
      )}
    </DraftForm>
  );
}
