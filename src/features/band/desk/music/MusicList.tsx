import { maxVideos } from '../../../../config/behaviour.ts';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import FormActions from '../../../../desk/kit/form/FormActions.tsx';
import FormHead from '../../../../desk/kit/form/FormHead.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { releaseDate } from '../../../../lib/dates/dates.ts';
import type { BuiltPhotos } from '../../../../records/built/builtPhotos.ts';
import { newestFirst } from '../../../../records/release.ts';
import { type OwnRelease } from '../../../../records/band/ownRelease.ts';
import type { OwnVideo } from '../../../../records/band/ownVideo.ts';
import Moves from '../own/Moves.tsx';
import { inOrder, useMoves } from '../own/useMoves.ts';
import type { OwnDesk, OwnScreensProps } from '../own/useOwnRecords.ts';
import MusicRecords from './MusicRecords.tsx';
import { releaseKind } from './releaseKind.ts';
import { videoKind, videoName } from './videoKind.ts';

interface Props {
  releases: OwnDesk<typeof releaseKind.fields, OwnRelease>;
  videos: OwnDesk<typeof videoKind.fields, OwnVideo>;
  notices: OwnScreensProps['notices'];
  built: BuiltPhotos;
  /** Name of the list that the address names. */
  open: string | undefined;
}

/** The releases, the newest first, and below them the videos in the order of the page. */
export default function MusicList({ releases, videos, notices, built, open }: Props) {
  const { locale, t } = useDesk();
  const move = useMoves({ desk: videos.desk, nameOf: videoName, notices });
  const ordered = inOrder(videos.desk.records ?? []);
  return (
    <>
      <FormHead crumb={t('area-band')} heading={t('music')} />
      <MusicRecords
        {...{ kind: releaseKind, own: releases, built, name: 'release', isOpen: open === 'releases' }}
        records={(releases.desk.records ?? []).toSorted(newestFirst)}
        labelOf={({ name }) => name}
        detailOf={({ type, ...release }) =>
          [type && t(`release-type-${type}`), releaseDate(locale, release)].filter(Boolean).join(', ')
        }
      />
      <MusicRecords
        {...{ kind: videoKind, own: videos, built, name: 'video', isOpen: open === 'videos' }}
        records={ordered}
        labelOf={({ title, video }) => title || video}
        actionsOf={(video, index) =>
          ordered.length > 1 && (
            <Moves
              {...{ index, name: videoName(video), count: ordered.length }}
              onMove={(by) => void move(video, by)}
            />
          )
        }
      >
        {ordered.length > maxVideos && <p>{t('videos-most', { most: maxVideos })}</p>}
      </MusicRecords>
      <FormActions back={addressOf('band')} />
    </>
  );
}
