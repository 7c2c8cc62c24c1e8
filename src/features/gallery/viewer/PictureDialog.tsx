import { useState } from 'react';
import { adoptStyles } from '../../../components/hooks/adoptStyles.ts';
import ArrowButton from '../../../components/ui/ArrowButton.tsx';
import Dialog from '../../../components/dialog/Dialog.tsx';
import { useLowData } from '../../../components/hooks/useLowData.ts';
import { interpolate } from '../../../lib/i18n/translator.ts';
import type { PictureLabels } from '../galleryLabels.ts';
import type { GalleryPicture } from '../readPictures.ts';
import LargePicture from './LargePicture.tsx';
import PictureCaption from './PictureCaption.tsx';
import styles from './PictureDialog.css?inline';
import { useRestoreFocus } from './useRestoreFocus.ts';
import { useSwipe } from './useSwipe.ts';

adoptStyles(styles);

interface Props {
  pictures: readonly GalleryPicture[];
  /** Address of the large file of the picture that is shown, if one is. */
  shown: string | undefined;
  labels: PictureLabels;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** The large view of the gallery: one picture with arrows to the others. The first follows the last. */
export default function PictureDialog({ pictures, shown, labels, onPrevious, onNext, onClose }: Props) {
  const index = pictures.findIndex(({ link }) => link.href === shown);
  const picture = pictures[index];
  const lowData = useLowData();
  // In low data mode a large file loads on request.
  const [requested, setRequested] = useState<string>();
  const isLarge = !lowData || requested === shown;
  const swipe = useSwipe(onNext, onPrevious);
  const restoreFocus = useRestoreFocus(picture?.link);
  const [before, after = ''] = labels.position.split('{{position}}');

  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => {
        onClose();
        restoreFocus();
      }}
      stock="paper"
      heading={
        <>
          <span className="visually-hidden">{before}</span>
          {index + 1}
          <span className="dim">{interpolate(after, { count: pictures.length })}</span>
        </>
      }
      closeLabel={labels.close}
      className="picture-dialog"
    >
      <div className="view">
        <figure aria-live="polite" {...swipe}>
          {picture && (
            <>
              <LargePicture
                key={shown}
                picture={picture}
                isLarge={isLarge}
                neighbours={lowData ? [] : [pictures[index + 1] ?? pictures[0], pictures.at(index - 1)]}
              />
              <PictureCaption
                picture={picture}
                labels={labels}
                isLarge={isLarge}
                onLoad={() => setRequested(shown)}
              />
            </>
          )}
        </figure>
        <div className="arrows">
          <ArrowButton label={labels.previous} onClick={onPrevious} />
          <ArrowButton label={labels.next} forward onClick={onNext} />
        </div>
      </div>
    </Dialog>
  );
}
