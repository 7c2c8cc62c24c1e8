import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import FormActions from '../../../../desk/kit/form/FormActions.tsx';
import FormHead from '../../../../desk/kit/form/FormHead.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import { places, type Place, type PlaceRecord } from '../../../../records/band/placePicture.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import { localizedNames } from '../../../../records/fields.ts';
import OwnList from '../own/OwnList.tsx';
import OwnScreens from '../own/OwnScreens.tsx';
import type { OwnScreensProps } from '../own/useOwnRecords.ts';
import PhotoField from '../photo/PhotoField.tsx';
import { useBuiltPhotos } from '../photo/useBuiltPhotos.ts';
import { placeKind, placeOf, placeRows } from './placeKind.ts';

const altNames = localizedNames('alt');

/** The pictures of the page: the places in its order, and a form for each with photograph, description and photographer. */
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
      form={({ draftKey }, { desk }) => {
        const place = placeOf(draftKey);
        const { shapes, isDescribed } = placeRows[place];
        const source = sourceOf(place, desk.records, built);
        return {
          heading: t(`place-${place}`),
          // The description before is of another picture.
          ask: (values) =>
            altNames
              .filter((name) => isDescribed && values.picture !== '' && values[name].trim() === '')
              .map((field) => ({ field, error: 'missing' })),
          fields: (form) => (
            <>
              {form.values.picture === '' && source && <p>{t(source)}</p>}
              <PhotoField
                {...{ form, built: built[`pictures/${place}`]?.src }}
                label={t('place-photo')}
                shapes={shapes.map(([key, ratio]) => ({ name: t(key), ratio }))}
                isTwoTone
              />
              <FieldLines form={form} names={[...(isDescribed ? altNames : []), 'credit']} />
            </>
          ),
        };
      }}
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
