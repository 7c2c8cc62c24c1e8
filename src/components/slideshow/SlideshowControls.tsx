import { interpolate } from '../../lib/i18n/interpolate.ts';
import ArrowButton from '../ui/ArrowButton.tsx';
import styles from './SlideshowControls.module.css';
import SlideshowDots from './SlideshowDots.tsx';
import type { SlideshowLabels } from './slideshowLabels.ts';
import { dots } from './slides.ts';
import type { useAutoplay } from './useAutoplay.ts';
import type { Slider, SlideshowView } from './useSlider.ts';

interface Props {
  view: SlideshowView;
  labels: SlideshowLabels;
  slider: Pick<Slider, 'choose' | 'next' | 'previous'>;
  rotation: ReturnType<typeof useAutoplay>;
}

/**
 * Stop, previous, dots or the position in words, next. The build renders them, so that the focus reaches them before the script
 * loads. Each of them stops the rotation. `data-count` lets a style sheet hide them where all columns are in view.
 */
export default function SlideshowControls({ view, labels, slider, rotation }: Props) {
  const { active, count } = view;
  const room = dots(count);
  const position = interpolate(labels.slideOf, { position: active + 1, count });
  const stopAnd = (go: () => void) => () => {
    rotation.stop();
    go();
  };
  return (
    <div className={styles.controls} data-dots={room} data-count={count}>
      {rotation.possible && labels.running && (
        <button
          className={styles.rotate}
          type="button"
          aria-label={rotation.running ? labels.running.stop : labels.running.start}
          data-running={rotation.running || undefined}
          onClick={rotation.toggle}
        />
      )}
      <ArrowButton label={labels.previous} onClick={stopAnd(slider.previous)} />
      {room !== 'many' && (
        <SlideshowDots
          view={view}
          labels={labels}
          onChoose={(index) => {
            stopAnd(() => {
              slider.choose(index);
            })();
          }}
        />
      )}
      <p className={styles.position} aria-hidden="true">
        {position}
      </p>
      <ArrowButton label={labels.next} forward onClick={stopAnd(slider.next)} />
      {rotation.possible && labels.running && <p className={styles.hint}>{labels.running.hint}</p>}
      <p className="visually-hidden" role="status">
        {!rotation.running && position}
      </p>
    </div>
  );
}
