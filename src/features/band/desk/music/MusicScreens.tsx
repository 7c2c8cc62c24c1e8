import type { ComponentProps, ReactNode } from 'react';
import { maxVideos } from '../../../../config/behaviour.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FieldLines from '../../../../desk/kit/form/FieldLines.tsx';
import FormActions from '../../../../desk/kit/form/FormActions.tsx';
import FormHead, { Subheading } from '../../../../desk/kit/form/FormHead.tsx';
import type { RecordKind } from '../../../../desk/kit/records/recordKind.ts';
import { DeletedLink } from '../../../../desk/kit/records/screens/RecordScreens.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { releaseDate } from '../../../../lib/dates/dates.ts';
import type { OwnRelease } from '../../../../records/band/ownRelease.ts';
import type { OwnVideo } from '../../../../records/band/ownVideo.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import type { Fields } from '../../../../records/fields.ts';
import { newestFirst } from '../../../../records/release.ts';
import { byOrder } from '../../../../records/text.ts';
import OwnList from '../own/OwnList.tsx';
import OwnScreens from '../own/OwnScreens.tsx';
import { firstOrder, useMoves } from '../own/useMoves.ts';
import type { OwnDesk, OwnScreensProps } from '../own/useOwnRecords.ts';
import PhotoField from '../photo/PhotoField.tsx';
import { builtAddress, useBuiltPhotos } from '../photo/useBuiltPhotos.ts';
import ReleaseFields from './ReleaseFields.tsx';
import { releaseKind } from './releaseKind.ts';
import { videoKind, videoName } from './videoKind.ts';

/** The music of the band: one list of releases, the newest first, and below them of videos in their order; and a form for each. */
export default function MusicScreens(props: OwnScreensProps) {
  const { locale, t } = useDesk();
  const { name, parts } = props;
  const built = useBuiltPhotos();
  const isList = parts?.length === 0;
  const partsOf = (list: string) => (isList || name === list ? parts : undefined);
  return (
    <>
      {isList && <FormHead crumb={t('area-band')} heading={t('music')} />}
      <OwnScreens
        {...{ ...props, kind: releaseKind, parts: partsOf('releases') }}
        nameOf={(release: OwnRelease) => release.name}
        list={(own) => (
          <MusicList
            {...{ kind: releaseKind, own, built, name: 'release', isOpen: name === 'releases' }}
            records={(own.desk.records ?? []).toSorted(newestFirst)}
            labelOf={(typed) => typed.name}
            detailOf={(_, release) =>
              release &&
              ([release.type && t(`release-type-${release.type}`), releaseDate(locale, release)]
                .filter(Boolean)
                .join(', ') ||
                undefined)
            }
          />
        )}
        form={({ base }) => ({ fields: (form) => <ReleaseFields {...{ form, base, built }} /> })}
      />
      <OwnScreens
        {...{ ...props, kind: videoKind, parts: partsOf('videos'), nameOf: videoName }}
        needsList
        list={(own) => <Videos {...{ own, built, isOpen: name === 'videos' }} />}
        form={({ base }, { desk }) => ({
          // A new one stands first, as the newest does at YouTube.
          begin: base ? {} : { order: firstOrder(desk.records) },
          fields: (form) => (
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
          ),
        })}
      />
      {isList && <FormActions back={addressOf('band')} />}
    </>
  );
}

interface VideosProps {
  own: OwnDesk<typeof videoKind.fields, OwnVideo>;
  built: BuiltPhotos;
  isOpen: boolean;
}

function Videos({ own, built, isOpen }: VideosProps) {
  const { t } = useDesk();
  const onMove = useMoves(own);
  const records = (own.desk.records ?? []).toSorted(byOrder);
  return (
    <MusicList
      {...{ kind: videoKind, own, built, name: 'video', isOpen, records, onMove }}
      labelOf={({ title, video }) => title || video}
    >
      {records.length > maxVideos && <p>{t('videos-most', { most: maxVideos })}</p>}
    </MusicList>
  );
}

type Listed = OwnRelease | OwnVideo;

interface ListProps<Table extends Fields, Stored extends Listed> extends Omit<
  ComponentProps<typeof OwnList<Table, Stored>>,
  'kind' | 'builtOf' | 'none'
> {
  kind: RecordKind<Table, Stored>;
  built: BuiltPhotos;
  name: 'release' | 'video';
  isOpen: boolean;
  /** Ends the list. */
  children?: ReactNode;
}

/** The records of a kind of music with the way to a new one and to the deleted ones. What is begun and not stored stands first. */
function MusicList<Table extends Fields, Stored extends Listed>(props: ListProps<Table, Stored>) {
  const { built, name, isOpen, children, ...list } = props;
  const { kind, own } = list;
  const { t } = useDesk();
  const folder = `${name}s` as const;
  const isBegun = own.desk.draftList.some(({ base }) => !base);
  return (
    <section className="music-list" data-kind={name}>
      <Subheading>{t(folder)}</Subheading>
      <p className="chips">
        <a className="chip" href={addressOf(...kind.screen, 'new')}>
          + {t(`${name}-add`)}
        </a>
      </p>
      <OwnList
        {...list}
        none={isBegun ? '' : t(`${folder}-none`)}
        builtOf={(record) => builtAddress(built, folder, record)}
      />
      {children}
      <DeletedLink kind={kind} others={own.desk.records} label={t(`${folder}-deleted`)} isRow={isOpen} />
    </section>
  );
}
