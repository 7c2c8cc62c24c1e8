import { useDesk } from '../../../../desk/kit/deskContext.ts';
import DeletedRecords from '../../../../desk/kit/records/deleted/DeletedRecords.tsx';
import type { DeletedList } from '../../../../desk/kit/records/deleted/useDeletedRecords.ts';
import type { GalleryPicture } from '../../../../records/gallery/storedPicture.ts';
import type { Deleted } from '../../../../records/records.ts';
import { pictureName } from '../data/pictureName.ts';
import type { BuiltPictures } from './pictureAddress.ts';
import Thumbnail from './Thumbnail.tsx';

interface Props {
  deleted: DeletedList<Deleted<GalleryPicture>>;
  /** True where the pictures cannot be loaded. */
  hasFailed: boolean;
  built: BuiltPictures;
  onRestore: (picture: GalleryPicture & { name: string }) => Promise<boolean>;
}

/** The pictures that were removed in the last 30 days. */
export default function DeletedPictures({ deleted, hasFailed, built, onRestore }: Props) {
  const { locale, t } = useDesk();
  const records = deleted.records?.map((picture) => ({ ...picture, name: pictureName(picture, locale, t) }));
  return (
    <DeletedRecords
      onRestore={onRestore}
      deleted={{ ...deleted, records }}
      haveOthersFailed={hasFailed}
      kind="picture"
      detailOf={({ credit }) => (credit ? `${t('credit')} ${credit}` : '')}
      imageOf={(picture) => <Thumbnail {...{ picture, built }} alt="" isHidden />}
    />
  );
}
