import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FormActions from '../../../../desk/kit/form/FormActions.tsx';
import FormHead from '../../../../desk/kit/form/FormHead.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import { places, type Place, type PlaceRecord } from '../../../../records/band/placePicture.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import OwnList from '../own/OwnList.tsx';
import OwnScreens from '../own/OwnScreens.tsx';
import type { OwnScreensProps } from '../own/useOwnRecords.ts';
import { useBuiltPhotos } from '../photo/useBuiltPhotos.ts';
import PlaceForm from './PlaceForm.tsx';
import { placeKind, placeOf } from './placeKind.ts';

/** The pictures of the page: the places in its order, and a form for each. */
export default function PlaceScreens(props: OwnScreensProps) {
  const { t } = useDesk();
  const built = useBuiltPhotos();
  return (
    <OwnScreens
      {...props}
      kind={placeKind}
      nameOf={({ id }) => t(`place-${placeOf(id)}`)}
      list={(own) => (
        <>
          <FormHead crumb={t('area-band')} heading={t('places')} />
          <p>{t('places-text')}</p>
          <OwnList
            {...{ kind: placeKind, own }}
            records={places.flatMap((id) => own.desk.records?.find((record) => record.id === id) ?? [])}
            builtOf={(record) => built[`pictures/${record?.id}`]?.src}
            labelOf={(_, id) => t(`place-${placeOf(id)}`)}
            detailOf={(_, record) => {
              const source = record && sourceOf(placeOf(record.id), own.desk.records, built);
              return source && t(source);
            }}
          />
          <FormActions back={addressOf('band')} />
        </>
      )}
      form={(form) => (
        <PlaceForm
          {...{ ...form, built }}
          source={sourceOf(placeOf(form.draftKey), form.own.desk.records, built)}
        />
      )}
    />
  );
}

/** Whose picture stands in a place: its own, that of the first screen on a phone, too, or the product's; unknown without a build. */
function sourceOf(
  id: Place,
  records: readonly PlaceRecord[] | undefined,
  built: BuiltPhotos,
): TextKey | undefined {
  const isOwn = (each: Place) =>
    records?.find((record) => record.id === each)?.picture !== undefined || built[`pictures/${each}`]?.isOwn;
  if (isOwn(id)) return 'place-own';
  if (id === 'hero-phone' && isOwn('hero')) return 'place-lent';
  return isOwn(id) === false ? 'place-house' : undefined;
}
