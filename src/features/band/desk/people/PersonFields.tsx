import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import { localizedNames } from '../../../../records/fields.ts';
import { instruments, type Person } from '../../../../records/member.ts';
import PhotoField from '../photo/PhotoField.tsx';
import { builtAddress } from '../photo/useBuiltPhotos.ts';
import { wordsIn } from './instruments.ts';
import { instrumentLines, instrumentsOf, type PersonFormState } from './personKind.ts';

/** The portrait of a card (`src/features/members/MemberCard.astro`). */
const portrait = 4 / 5;

interface Props {
  form: PersonFormState;
  base: Person | undefined;
  built: BuiltPhotos;
}

/** The fields of a person. */
export default function PersonFields({ form, base, built }: Props) {
  const { t } = useDesk();
  return (
    <>
      <FieldLines form={form} names={['name']} />
      <PhotoField
        {...{ form, built: builtAddress(built, 'members', base, form.values.picture) }}
        label={t('person-photo')}
        shapes={[{ name: t('person-card'), ratio: portrait }]}
        isTwoTone
      />
      <KnownInstruments form={form} />
      <FieldLines form={form} names={[...localizedNames('instruments'), ...localizedNames('text')]} />
    </>
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
