import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import { localizedNames } from '../../../../records/fields.ts';
import { instruments, type Person } from '../../../../records/member.ts';
import { imgOf } from '../../../../stores/collections/ownRecords.ts';
import { HistoryLink, RemoveButton, type OwnFormProps } from '../own/OwnScreens.tsx';
import PhotoField from '../photo/PhotoField.tsx';
import { wordsIn } from './instruments.ts';
import { instrumentLines, instrumentsOf, personKind, type PersonFormState } from './personKind.ts';

/** The portrait of a card (`src/features/members/MemberCard.astro`). */
const portrait = 4 / 5;

type Props = OwnFormProps<typeof personKind.fields, Person> & { built: BuiltPhotos };

/** Adds or edits a person. A new one stands last. */
export default function PersonForm({ own, draftKey, base, draft, back, built }: Props) {
  const { t } = useDesk();
  const { desk } = own;
  const last = Math.max(0, ...(desk.records ?? []).map(({ order }) => order));
  const initial = base ? personKind.toForm(base) : { ...personKind.empty, order: String(last + 1) };
  const form = useRecordForm(personKind, { desk, draftKey, initial, base });
  const { picture, focus } = form.values;
  const shown = base?.picture === picture ? base : { img: base?.img };
  return (
    <DraftForm
      crumb={t('people')}
      heading={base?.name ?? t('person-new')}
      sendLabel={t('own-save')}
      {...{ form, back }}
    >
      <FieldLines form={form} names={['name']} />
      <PhotoField
        label={t('person-photo')}
        {...{ picture, focus }}
        built={base && built[`members/${imgOf(base.id, shown)}`]?.src}
        shapes={[{ name: t('person-card'), ratio: portrait }]}
        isTwoTone
        error={form.sentences.picture}
        onChange={form.change}
      />
      <KnownInstruments form={form} />
      <FieldLines form={form} names={[...localizedNames('instruments'), ...localizedNames('text')]} />
      {base && <HistoryLink kind={personKind} id={base.id} />}
      {base && !draft && (
        <RemoveButton label={t('person-delete')} {...{ back }} onRemove={() => own.remove(base)} />
      )}
    </DraftForm>
  );
}

/** Chips that write the words of a known instrument in both languages, or take them out again. */
function KnownInstruments({ form }: { form: PersonFormState }) {
  const { locale, t } = useDesk();
  const played = instrumentsOf(form.values);
  return (
    <div className="chips" role="group" aria-labelledby="known-instruments">
      <span id="known-instruments" className="chips-label">
        {t('person-instruments')}
      </span>
      {instruments.map((each) => {
        const isPlayed = played.includes(each);
        return (
          <button
            key={each}
            className="chip"
            type="button"
            aria-pressed={isPlayed}
            onClick={() =>
              form.change(
                instrumentLines(isPlayed ? played.filter((other) => other !== each) : [...played, each]),
              )
            }
          >
            {wordsIn[locale][each]}
          </button>
        );
      })}
    </div>
  );
}
