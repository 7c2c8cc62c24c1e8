import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import type { TextKey } from '../../../../desk/kit/translate.ts';
import type { Place, PlaceRecord, PlaceValues } from '../../../../records/band/placePicture.ts';
import { localizedNames } from '../../../../records/fields.ts';
import { HistoryLink, type OwnFormProps } from '../own/OwnScreens.tsx';
import PhotoField from '../photo/PhotoField.tsx';
import { placeKind, placeRows } from './placeKind.ts';

interface Props extends OwnFormProps<typeof placeKind.fields, PlaceRecord> {
  place: Place;
  /** Address of the picture that the page shows now. */
  built: string | undefined;
  /** Key of the sentence on whose picture that is. */
  source: TextKey | undefined;
}

const altNames = localizedNames('alt');

/** The picture of a place: photograph, description and photographer. */
export default function PlaceForm({ own: { desk }, draftKey, base, back, place, built, source }: Props) {
  const { t } = useDesk();
  const { shapes, isDescribed } = placeRows[place];
  const initial = base ? placeKind.toForm(base) : placeKind.empty;
  // The description before is of another picture.
  const ask = (values: PlaceValues) =>
    isDescribed && values.picture !== ''
      ? altNames
          .filter((name) => values[name].trim() === '')
          .map((field) => ({ field, error: 'missing' as const }))
      : [];
  const form = useRecordForm(placeKind, { desk, draftKey, initial, base }, ask);
  const { picture, focus } = form.values;
  return (
    <DraftForm
      crumb={t('places')}
      heading={t(`place-${place}`)}
      sendLabel={t('own-save')}
      {...{ form, back }}
    >
      {picture === '' && source && <p>{t(source)}</p>}
      <PhotoField
        label={t('place-photo')}
        {...{ picture, focus, built }}
        shapes={shapes.map(([key, ratio]) => ({ name: t(key), ratio }))}
        isTwoTone
        error={form.sentences.picture}
        onChange={form.change}
      />
      <FieldLines form={form} names={[...(isDescribed ? altNames : []), 'credit']} />
      {base && <HistoryLink kind={placeKind} id={base.id} />}
    </DraftForm>
  );
}
