import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import type { OwnVideo } from '../../../../records/band/ownVideo.ts';
import OwnForm from '../own/OwnForm.tsx';
import type { OwnFormProps } from '../own/OwnScreens.tsx';
import { firstOrder } from '../own/useMoves.ts';
import PhotoField from '../photo/PhotoField.tsx';
import { builtAddress } from '../photo/useBuiltPhotos.ts';
import { videoKind } from './videoKind.ts';

type Props = OwnFormProps<typeof videoKind.fields, OwnVideo> & { built: BuiltPhotos };

/** Adds or edits a video. A new one stands first, as the newest does at YouTube. */
export default function VideoForm({ built, ...props }: Props) {
  const { t } = useDesk();
  const { base } = props;
  return (
    <OwnForm {...props} kind={videoKind} begin={base ? {} : { order: firstOrder(props.own.desk.records) }}>
      {(form) => (
        <>
          <FieldLines form={form} names={['video', 'title']} />
          <PhotoField
            form={form}
            built={
              builtAddress(built, 'videos', base, form.values.picture) ??
              (base && built[`videos/${base.id}-still`]?.src)
            }
            label={t('video-photo')}
            shapes={[{ name: t('music-photo'), ratio: 16 / 9 }]}
            isTwoTone
          />
          <p>{t('video-photo-hint')}</p>
        </>
      )}
    </OwnForm>
  );
}
