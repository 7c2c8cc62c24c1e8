import { adoptStyles } from '../../components/adoptStyles.ts';
import ArrowButton from '../../components/ArrowButton.tsx';
import Dialog from '../../components/Dialog.tsx';
import { fill } from '../../lib/phrase.ts';
import type { GalleryPicture } from './galleryPictures.ts';
import LargePicture from './LargePicture.tsx';
import styles from './PictureDialog.css?inline';
import { useKeys } from './useKeys.ts';
import { useReturn } from './useReturn.ts';
import { useSwipe } from './useSwipe.ts';

adoptStyles(styles);

export interface PictureLabels {
  /** With gaps for `position` and `count`. */
  position: string;
  close: string;
  previous: string;
  next: string;
  /** With a gap for `name`. */
  credit: string;
  load: string;
}

interface Props {
  pictures: readonly GalleryPicture[];
  /** Address of the picture that is shown, if one is. */
  shown: string | undefined;
  labels: PictureLabels;
  onShow: (address: string) => void;
  onClose: () => void;
}

/** The large view of the gallery: one picture, and the way to the others, around the ends as in the strip. */
export default function PictureDialog({ pictures, shown, labels, onShow, onClose }: Props) {
  const count = pictures.length;
  const index = pictures.findIndex(({ link }) => link.href === shown);
  const picture = pictures[index];
  const at = (position: number) => pictures[(position + count) % count];
  const to = (position: number) => () => {
    const target = at(position);
    if (target) onShow(target.link.href);
  };
  const previous = to(index - 1);
  const next = to(index + 1);
  useKeys(picture !== undefined, { ArrowLeft: previous, ArrowRight: next, Home: to(0), End: to(-1) });
  const swipe = useSwipe(next, previous);
  const returnToLast = useReturn(picture?.link);

  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => {
        onClose();
        returnToLast();
      }}
      heading={fill(labels.position, { position: index + 1, count })}
      closeLabel={labels.close}
      className="picture-dialog"
    >
      <div className="view">
        <figure aria-live="polite" {...swipe}>
          {picture && (
            <LargePicture
              key={shown}
              picture={picture}
              labels={labels}
              neighbours={[at(index + 1), at(index - 1)]}
            />
          )}
        </figure>
        <div className="arrows">
          <ArrowButton label={labels.previous} onPress={previous} />
          <ArrowButton label={labels.next} forward onPress={next} />
        </div>
      </div>
    </Dialog>
  );
}
