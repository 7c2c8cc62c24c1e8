import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import {
  ownVideo,
  ownVideoRecord,
  videoAddress,
  videoFields,
  videoIdIn,
  type OwnVideo,
} from '../../../../records/band/ownVideo.ts';
import { focusIn, focusText, photoText } from '../photo/photoValues.ts';

/** Videos on the desk. Their table does not say that an address stands for its id, nor where a new video stands. */
export const videoKind = recordKind({
  ...{ name: 'video', fields: videoFields },
  ...{ stored: ownVideo, sent: () => ownVideoRecord },
  read: ({ video, focus, order }) => ({
    ...{ video: videoAddress(video), focus: focusText(focus), order: String(order) },
  }),
  write: (written, values, base) => ({
    ...written,
    ...(typeof written.video === 'string' && { video: videoIdIn(written.video) ?? written.video }),
    focus: focusIn(values.focus),
    // Another device may have moved it since.
    order: base?.order ?? Number(values.order),
  }),
  // The still in the band's folder is that of the video before.
  follows: { img: ['video'] },
  words: { photo: photoText },
});

/** Its title, or its address until it has one. */
export const videoName = ({ title, video }: OwnVideo): string =>
  title ?? videoAddress(video).slice('https://'.length);
