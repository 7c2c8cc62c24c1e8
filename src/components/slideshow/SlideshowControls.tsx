import { interpolate } from '../../lib/i18n/translator.ts';
import ArrowButton from '../ui/ArrowButton.tsx';
import styles from './SlideshowControls.module.css';
import SlideshowDots from './SlideshowDots.tsx';
import type { SlideshowLabels } from './slideshowLabels.ts';
import { roomForDots } from './slides.ts';
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
 * loads. A click before may have changed their words (`earlyInput/strip.ts`). Each of them stops the rotation. `data-count` lets a style sheet hide them where all columns are in view.
 */
export default function SlideshowControls({ view, labels, slider, rotation }: Props) {
  const { active, count } = view;
  const room = roomForDots(count);
  const position = interpolate(labels.slideOf, { position: active + 1, count });
  const isRunning = rotation.state === 'running';
  const running = rotation.state === 'impossible' ? undefined : labels.running;
  const stopAnd = (go: () => void) => () => {
    rotation.stop();
    go();
  };
  return (
    <div className={`scripted ${styles.controls ?? ''}`} data-dots={room} data-count={count}>
      {running && (
        <button
          className={styles.rotate}
          type="button"
          aria-label={isRunning ? running.stop : running.start}
          data-running={isRunning || undefined}
          onClick={rotation.toggle}
        />
      )}
      <ArrowButton label={labels.previous} onClick={stopAnd(slider.previous)} />
      {room !== 'many' && (
        <SlideshowDots
          view={view}
          labels={labels}
          onChoose={(index) => stopAnd(() => slider.choose(index))()}
        />
      )}
      <p className={styles.position} aria-hidden="true" suppressHydrationWarning>
        {position}
      </p>
      <ArrowButton label={labels.next} forward onClick={stopAnd(slider.next)} />
      {running && <p className={styles.hint}>{running.hint}</p>}
      <p className="visually-hidden" role="status" suppressHydrationWarning>
        {!isRunning && position}
      </p>
    </div>
  );
}
