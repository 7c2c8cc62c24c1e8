import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import RadioChoice from '../../../../desk/kit/form/RadioChoice.tsx';
import { releaseDate } from '../../../../lib/dates/dates.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import type { OwnRelease } from '../../../../records/band/ownRelease.ts';
import PhotoField from '../photo/PhotoField.tsx';
import { builtAddress } from '../photo/useBuiltPhotos.ts';
import { servicesIn, type ReleaseFormState } from './releaseKind.ts';

interface Props {
  form: ReleaseFormState;
  base: OwnRelease | undefined;
  built: BuiltPhotos;
}

/** The fields of a release. */
export default function ReleaseFields({ form, base, built }: Props) {
  const { locale, t } = useDesk();
  const former = base?.release_date_precision === 'day' ? undefined : base && releaseDate(locale, base);
  const names = servicesIn(form.values.links).join(', ');
  const hints = {
    ...(former !== undefined && { release_date: { hint: t('release-date-former', { date: former }) } }),
    ...(names && { links: { hint: t('release-links-known', { names }) } }),
  };
  return (
    <>
      <FieldLines form={form} names={['name', 'release_date']} props={hints} />
      <RadioChoice
        name={form.idOf('type')}
        legend={t('release-type')}
        options={{
          ...{ album: t('release-type-album'), ep: t('release-type-ep') },
          ...{ single: t('release-type-single'), compilation: t('release-type-compilation') },
        }}
        value={form.values.type}
        error={form.sentences.type}
        onChange={(type) => form.change({ type })}
      />
      <PhotoField
        {...{ form, built: builtAddress(built, 'releases', base, form.values.picture) }}
        label={t('release-photo')}
        shapes={[{ name: t('music-photo'), ratio: 1 }]}
      />
      <FieldLines form={form} names={['links', 'tracks']} props={hints} />
    </>
  );
}
