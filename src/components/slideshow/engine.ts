import KeenSlider from 'keen-slider';
import { columnsOf, visiblePortions, type Place } from './slides.ts';

export interface EngineHooks {
  /** Index of the initial column. */
  initial: number;
  /** Called with the track's offset, in pixels. */
  onMove: (x: number) => void;
  onSlide: () => void;
  /** Called after measuring. */
  onUpdate: () => void;
  onDrag: () => void;
  /** Called at the end of a drag with the target column; `undefined` if the track stays. */
  onDrop: (target: number | undefined) => void;
}

/**
 * Moves the track: measures the columns, follows the finger, stops at a column. keen-slider measures, drags and animates; our code sets the
 * transform. Positions are in widths of the track.
 */
export function createEngine(track: HTMLElement, hooks: EngineHooks) {
  const { initial, onMove, onSlide, onUpdate, onDrag, onDrop } = hooks;
  const keen = new KeenSlider(track, {
    renderMode: 'custom',
    selector: () => columnsOf(track),
    slides: { perView: 'auto', spacing: () => parseFloat(getComputedStyle(track).columnGap) || 0 },
    initial,
    detailsChanged: ({ track: { details }, size }) => {
      // Without columns there are no details, in spite of the types.
      if (details as typeof details | null) onMove(-details.position * size);
    },
    dragStarted: onDrag,
    dragEnded: ({ animator }) => onDrop(animator.targetIdx ?? undefined),
    slideChanged: onSlide,
    updated: onUpdate,
  });
  const details = () => keen.track.details as typeof keen.track.details | null;
  return {
    place: (): Place => {
      const now = details();
      return {
        first: now?.rel ?? 0,
        last: now?.maxIdx ?? 0,
        atEnd: !now || now.position > now.max - 0.001,
      };
    },
    /** The visible portion of each column, 0 to 1. The track is centred in the browser's window. */
    portions: () => visiblePortions(details()?.slides ?? [], (innerWidth / keen.size - 1) / 2),
    /** Goes to a column; `still` skips the animation. */
    go: (index: number, still: boolean) => {
      if (!still) {
        keen.moveToIdx(index, true);
        return;
      }
      keen.animator.stop();
      keen.track.to((details()?.position ?? 0) + keen.track.idxToDist(index, true));
    },
    /** Measures the columns again. Without a target keen-slider stops a running animation, even one before its first frame. */
    update: () => keen.update(undefined, keen.animator.targetIdx ?? undefined),
    destroy: () => keen.destroy(),
  };
}
