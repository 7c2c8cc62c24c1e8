import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import type { PlaceRecord, PlaceValues } from '../../../../records/band/placePicture.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import { localizedNames } from '../../../../records/fields.ts';
import OwnForm from '../own/OwnForm.tsx';
import type { OwnFormProps } from '../own/OwnScreens.tsx';
import PhotoField from '../photo/PhotoField.tsx';
import { placeKind, placeOf, placeRows } from './placeKind.ts';

interface Props extends OwnFormProps<typeof placeKind.fields, PlaceRecord> {
  built: BuiltPhotos;
  /** Key of the sentence on whose picture the page shows now. */
  source: TextKey | undefined;
}

const altNames = localizedNames('alt');

/** The picture of a place: photograph, description and photographer. */
export default function PlaceForm({ built, source, ...props }: Props) {
  const { t } = useDesk();
  const place = placeOf(props.draftKey);
  const { shapes, isDescribed } = placeRows[place];
  // The description before is of another picture.
  const ask = (values: PlaceValues) =>
    isDescribed && values.picture !== ''
      ? altNames
          .filter((name) => values[name].trim() === '')
          .map((field) => ({ field, error: 'missing' as const }))
      : [];
  return (
    <OwnForm {...{ ...props, ask, kind: placeKind }} heading={t(`place-${place}`)}>
      {(form) => (
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
      )}
    </OwnForm>
  );
}
