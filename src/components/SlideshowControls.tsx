import { adoptStyles } from './adoptStyles.ts';
import { fill } from '../lib/phrase.ts';
import ArrowButton from './ArrowButton.tsx';
import css from './SlideshowControls.css?inline';
import SlideshowDots from './SlideshowDots.tsx';
import type { SlideshowLabels } from './slideshowLabels.ts';
import { dots } from './slides.ts';
import type { useAutoplay } from './useAutoplay.ts';
import type { Slider, SlideshowView } from './useSlider.ts';

adoptStyles(css);

interface Props {
  view: SlideshowView;
  labels: SlideshowLabels;
  slider: Pick<Slider, 'choose' | 'next' | 'previous'>;
  rotation: ReturnType<typeof useAutoplay>;
}

/** Stop, previous, dots or the position in words, next. Whoever presses one of them goes on by hand. */
export default function SlideshowControls({ view, labels, slider, rotation }: Props) {
  const { active, count, fits } = view;
  const position = fill(labels.slideOf, { position: active + 1, count });
  const byHand = (go: () => void) => () => {
    rotation.stop();
    go();
  };
  return (
    <div className="slideshow-controls" data-dots={dots(count)} data-fits={fits || undefined}>
      {rotation.possible && labels.running && (
        <button
          className="rotate"
          type="button"
          aria-label={rotation.running ? labels.running.stop : labels.running.start}
          data-running={rotation.running || undefined}
          onClick={rotation.toggle}
        />
      )}
      <ArrowButton label={labels.previous} onPress={byHand(slider.previous)} />
      <SlideshowDots
        view={view}
        labels={labels}
        onChoose={(index) => {
          byHand(() => {
            slider.choose(index);
          })();
        }}
      />
      <p className="position" aria-hidden="true">
        {position}
      </p>
      <ArrowButton label={labels.next} forward onPress={byHand(slider.next)} />
      {rotation.possible && <p className="hint">{rotation.running && labels.running?.hint}</p>}
      <p className="visually-hidden" role="status">
        {!rotation.running && position}
      </p>
    </div>
  );
}
