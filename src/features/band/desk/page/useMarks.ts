import { useEffect, useEffectEvent, useState } from 'react';
import { findMarks, type Mark } from './marks.ts';
import type { Wanted } from './wanted.ts';

/** Marks all that is wanted in the page around the island, and calls `onPress` with the id of a mark that is pressed, by pointer or by key. */
export function useMarks(wanted: readonly Wanted[], onPress: (id: string) => void): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const press = useEffectEvent(onPress);
  const find = useEffectEvent(() => setMarks(findMarks(wanted)));
  useEffect(() => {
    find();
    const controller = new AbortController();
    const { signal } = controller;
    const activate = (mark: HTMLElement | null | undefined, event: Event) => {
      if (!mark) return;
      event.preventDefault();
      mark.focus({ preventScroll: true });
      press(mark.dataset.mark ?? '');
    };
    document.addEventListener(
      'click',
      (event) => {
        // A layer of a picture may lie over it.
        const hit = document.elementsFromPoint(event.clientX, event.clientY).map(markAt).find(Boolean);
        activate(event.detail === 0 ? markAt(event.target) : hit, event);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' || event.key === ' ') activate(markAt(event.target), event);
      },
      { signal },
    );
    return () => controller.abort();
  }, []);
  return marks;
}

const markAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null;
