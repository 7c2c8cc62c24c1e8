import { useState } from 'react';
import type { Locale } from '../../../../config/locales.ts';
import DeletedRecords from '../../../../desk/kit/records/deleted/DeletedRecords.tsx';
import { useDeletedRecords } from '../../../../desk/kit/records/deleted/useDeletedRecords.ts';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { Translate } from '../../../../desk/kit/translate.ts';
import { pictureKind } from '../data/pictureKind.ts';
import type { PicturesDesk } from '../data/usePictures.ts';
import { pictureName } from '../data/pictureName.ts';
import Thumbnail, { type BuiltPictures } from './Thumbnail.tsx';

interface Props {
  desk: Pick<PicturesDesk, 'stored' | 'hasFailed'>;
  built: BuiltPictures;
  locale: Locale;
  t: Translate;
  onRestore: (picture: { id: string; name: string }) => Promise<boolean>;
}

/** The pictures that were removed in the last 30 days. */
export default function DeletedPictures({ desk, built, locale, t, onRestore }: Props) {
  const [list] = useState(() => async () => {
    const deleted = await pictureKind.listDeleted();
    return deleted.map((picture) => ({ ...picture, name: pictureName(picture, locale, t) }));
  });
  const deleted = useDeletedRecords(list, desk.stored);
  return (
    <DeletedRecords
      {...{ deleted, t, onRestore }}
      haveOthersFailed={desk.hasFailed}
      crumb={t('area-pictures')}
      back={addressOf('pictures')}
      failedKey="pictures-failed"
      detailOf={({ credit }) => (credit ? `${t('credit')} ${credit}` : '')}
      imageOf={(picture) => <Thumbnail {...{ picture, built }} alt="" isHidden />}
    />
  );
}
