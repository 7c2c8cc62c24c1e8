import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import type { OwnRelease } from '../../../../records/band/ownRelease.ts';
import OwnScreens from '../own/OwnScreens.tsx';
import { useOwnRecords, type OwnScreensProps } from '../own/useOwnRecords.ts';
import { useBuiltPhotos } from '../photo/useBuiltPhotos.ts';
import MusicList from './MusicList.tsx';
import ReleaseForm from './ReleaseForm.tsx';
import { releaseKind } from './releaseKind.ts';
import VideoForm from './VideoForm.tsx';
import { videoKind, videoName } from './videoKind.ts';

const releaseName = ({ name }: OwnRelease) => name;

/** The music of the band: one list of releases and videos, and a form for each. */
export default function MusicScreens(props: OwnScreensProps) {
  const { name, parts, notices } = props;
  const partsOf = (kind: string) => (name === kind ? parts : undefined);
  const releases = useOwnRecords({
    ...{ ...props, kind: releaseKind, nameOf: releaseName, parts: partsOf('releases') },
    back: addressOf(...releaseKind.screen),
  });
  const videos = useOwnRecords({
    ...{ ...props, kind: videoKind, nameOf: videoName, parts: partsOf('videos') },
    back: addressOf(...videoKind.screen),
  });
  const built = useBuiltPhotos();
  if (!parts) return null;
  const list = <MusicList {...{ releases, videos, notices, built }} open={name} />;
  return name === 'videos' ? (
    <OwnScreens
      {...{ parts, list }}
      {...{ kind: videoKind, own: videos, nameOf: videoName }}
      form={(form) => <VideoForm {...form} built={built} />}
    />
  ) : (
    <OwnScreens
      {...{ parts, list }}
      {...{ kind: releaseKind, own: releases, nameOf: releaseName }}
      form={(form) => <ReleaseForm {...form} built={built} />}
    />
  );
}
