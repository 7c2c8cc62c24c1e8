import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import RadioChoice from '../../../../desk/kit/form/RadioChoice.tsx';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { releaseDate } from '../../../../lib/dates/dates.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import type { OwnRelease } from '../../../../records/band/ownRelease.ts';
import { imgOf } from '../../../../stores/collections/ownRecords.ts';
import { HistoryLink, RemoveButton, type OwnFormProps } from '../own/OwnScreens.tsx';
import PhotoField from '../photo/PhotoField.tsx';
import { releaseKind, servicesIn } from './releaseKind.ts';

type Props = OwnFormProps<typeof releaseKind.fields, OwnRelease> & { built: BuiltPhotos };

/** Adds or edits a release. */
export default function ReleaseForm({ own, draftKey, base, draft, back, built }: Props) {
  const { locale, t } = useDesk();
  const initial = base ? releaseKind.toForm(base) : releaseKind.empty;
  const form = useRecordForm(releaseKind, { desk: own.desk, draftKey, initial, base });
  const { picture, focus, type, links } = form.values;
  const shown = base?.picture === picture ? base : { img: base?.img };
  const former = base?.release_date_precision === 'day' ? undefined : base && releaseDate(locale, base);
  const services = servicesIn(links);
  return (
    <DraftForm
      crumb={t('releases')}
      heading={base?.name ?? t('release-new')}
      sendLabel={t('own-save')}
      {...{ form, back }}
    >
      <FieldLines
        form={form}
        names={['name', 'release_date']}
        props={
          former === undefined ? {} : { release_date: { hint: t('release-date-former', { date: former }) } }
        }
      />
      <RadioChoice
        name={form.idOf('type')}
        legend={t('release-type')}
        options={{
          ...{ album: t('release-type-album'), single: t('release-type-single') },
          compilation: t('release-type-compilation'),
        }}
        value={type}
        error={form.sentences.type}
        onChange={(next) => form.change({ type: next })}
      />
      <PhotoField
        label={t('release-photo')}
        {...{ picture, focus }}
        built={base && built[`releases/${imgOf(base.id, shown)}`]?.src}
        shapes={[{ name: t('release-cover'), ratio: 1 }]}
        error={form.sentences.picture}
        onChange={form.change}
      />
      <FieldLines
        form={form}
        names={['links', 'tracks']}
        props={
          services.length === 0
            ? {}
            : { links: { hint: t('release-links-known', { names: services.join(', ') }) } }
        }
      />
      {base && <HistoryLink kind={releaseKind} id={base.id} />}
      {base && !draft && (
        <RemoveButton label={t('release-delete')} {...{ back }} onRemove={() => own.remove(base)} />
      )}
    </DraftForm>
  );
}
