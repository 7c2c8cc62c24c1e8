import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import {
  ownVideo,
  ownVideoRecord,
  videoAddress,
  videoFields,
  videoIdIn,
  type OwnVideo,
} from '../../../../records/band/ownVideo.ts';
import { photoText } from '../photo/photoValues.ts';

/** Videos on the desk. Their table does not say that an address stands for its id. */
export const videoKind = recordKind({
  ...{ name: 'video', fields: videoFields },
  ...{ stored: ownVideo, sent: () => ownVideoRecord },
  read: ({ video }) => ({ video: videoAddress(video) }),
  write: (written) => ({
    ...written,
    ...(typeof written.video === 'string' && { video: videoIdIn(written.video) ?? written.video }),
  }),
  // The still in the band's folder is that of the video before.
  follows: { img: ['video'] },
  words: { photo: photoText },
});

/** Its title, or its address until it has one. */
export const videoName = ({ title, video }: OwnVideo): string =>
  title ?? videoAddress(video).slice('https://'.length);
