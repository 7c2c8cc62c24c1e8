import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import styles from './Slideshow.module.css';
import SlideshowControls from './SlideshowControls.tsx';
import type { SlideshowLabels } from './slideshowLabels.ts';
import { useAutoplay } from './useAutoplay.ts';
import { type Slider, useSlider } from './useSlider.ts';
import { throttleClick } from '../../lib/browser/throttleClick.ts';

/** At most one step in this time, in milliseconds: a trackpad sends events after the gesture has ended. */
const gestureMs = 450;

/** A horizontal wheel or trackpad gesture is a step; a vertical one scrolls the page. */
function useSidewaysWheel(track: RefObject<HTMLElement | null>, { next, previous }: Slider): void {
  const step = useEffectEvent((forward: boolean) => {
    if (forward) next();
    else previous();
  });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const stepOnce = throttleClick(step, gestureMs);
    const handleWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      if (Math.abs(event.deltaX) > 10) stepOnce(event.deltaX > 0);
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [track]);
}

interface Props {
  /** Name of the region. */
  label: string;
  labels: SlideshowLabels;
  /** Number of columns. Two or more get controls. */
  count: number;
  /** True for a slideshow that advances by itself. */
  autoplay?: boolean;
  /** Class of the grid that lays out the columns. */
  trackClass?: string | undefined;
  /** Called with the index of the active column. */
  onActive?: ((index: number) => void) | undefined;
  /** Called when the visitor goes to another column, by a control or a finger. */
  onChoose?: (() => void) | undefined;
  /** Elements marked `data-column`, side by side. */
  children: ReactNode;
}

/**
 * Columns side by side (specification, section 2, Generic pieces). Without script they scroll. With script one transform moves
 * the whole track from its scroll position, so that nothing shifts.
 */
export default function Slideshow(props: Props) {
  const { label, labels, count, autoplay = false } = props;
  const { trackClass = '', onActive, onChoose, children } = props;
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const slider = useSlider({ track, children, labels, onChoose });
  const { view } = slider;
  const rotation = useAutoplay({
    ...{ enabled: autoplay, ready: view !== undefined, region, advance: slider.next },
  });
  useSidewaysWheel(track, slider);

  const active = view?.active;
  useEffect(() => {
    if (active !== undefined) onActive?.(active);
  }, [active, onActive]);

  return (
    <section
      ref={region}
      className={styles.slideshow}
      aria-roledescription={labels.role}
      aria-label={label}
      onFocus={({ target }) => {
        // Focus by key only: a mouse click focuses as well, and has an effect of its own.
        if (target.matches(':focus-visible')) rotation.stop();
      }}
    >
      {count > 1 && (
        <SlideshowControls view={view ?? { active: 0, count }} {...{ labels, rotation, slider }} />
      )}
      {/* Named and in the tab order only while it scrolls by key. It keeps an existing focus afterwards. */}
      <div
        className={styles.window}
        data-window=""
        {...(view ? { tabIndex: -1 } : { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <div
          ref={track}
          className={`${styles.track ?? ''} ${trackClass}`}
          onPointerDown={rotation.stopAtTouch}
          onFocus={({ target }) => {
            // Only for keys and scripts: a column that moves under a mouse would miss its click.
            if (target.matches(':focus-visible, [tabindex="-1"]')) slider.reveal(target);
          }}
        >
          {children}
        </div>
      </div>
    </section>
  );
}
