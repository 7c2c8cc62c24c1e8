import type { KeyboardEvent } from 'react';
import { interpolate } from '../../lib/i18n/translator.ts';
import { isModified } from '../../lib/browser/isPrimaryClick.ts';
import styles from './SlideshowControls.module.css';
import type { SlideshowLabels } from './slideshowLabels.ts';
import type { SlideshowView } from './useSlider.ts';

interface Props {
  view: SlideshowView;
  labels: SlideshowLabels;
  onChoose: (index: number) => void;
}

/** One dot for each column. All dots are one stop of the Tab key; arrows, Home and End move between them. */
export default function SlideshowDots({ view: { active, count }, labels, onChoose }: Props) {
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: (active + count - 1) % count,
      ArrowRight: (active + 1) % count,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined || isModified(event)) return;
    event.preventDefault();
    onChoose(target);
    (event.currentTarget.parentElement?.children[target] as HTMLElement).focus();
  };
  return (
    <div className={styles.dots} role="group" aria-label={labels.choose}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          suppressHydrationWarning
          tabIndex={index === active ? 0 : -1}
          aria-label={interpolate(labels.slideOf, { position: index + 1, count })}
          aria-current={index === active || undefined}
          onKeyDown={move}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
