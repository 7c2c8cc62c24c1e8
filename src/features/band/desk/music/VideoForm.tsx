import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import DraftForm from '../../../../desk/kit/records/DraftForm.tsx';
import { useRecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import type { OwnVideo } from '../../../../records/band/ownVideo.ts';
import { imgOf } from '../../../../stores/collections/ownRecords.ts';
import { HistoryLink, RemoveButton, type OwnFormProps } from '../own/OwnScreens.tsx';
import PhotoField from '../photo/PhotoField.tsx';
import { videoKind, videoName } from './videoKind.ts';

type Props = OwnFormProps<typeof videoKind.fields, OwnVideo> & { built: BuiltPhotos };

/** Adds or edits a video. A new one stands last. */
export default function VideoForm({ own, draftKey, base, draft, back, built }: Props) {
  const { t } = useDesk();
  const { desk } = own;
  const last = Math.max(0, ...(desk.records ?? []).map(({ order }) => order));
  const initial = base ? videoKind.toForm(base) : { ...videoKind.empty, order: String(last + 1) };
  const form = useRecordForm(videoKind, { desk, draftKey, initial, base });
  const { picture, focus } = form.values;
  const shown = base?.picture === picture ? base : { img: base?.img };
  const still = base && (built[`videos/${imgOf(base.id, shown)}`] ?? built[`videos/${base.id}-still`]);
  return (
    <DraftForm
      crumb={t('videos')}
      heading={base ? videoName(base) : t('video-new')}
      sendLabel={t('own-save')}
      {...{ form, back }}
    >
      <FieldLines form={form} names={['video', 'title']} />
      <PhotoField
        label={t('video-photo')}
        {...{ picture, focus }}
        built={still?.src}
        shapes={[{ name: t('video-screen'), ratio: 16 / 9 }]}
        isTwoTone
        error={form.sentences.picture}
        onChange={form.change}
      />
      <p>{t('video-photo-hint')}</p>
      {base && <HistoryLink kind={videoKind} id={base.id} />}
      {base && !draft && (
        <RemoveButton label={t('video-delete')} {...{ back }} onRemove={() => own.remove(base)} />
      )}
    </DraftForm>
  );
}
