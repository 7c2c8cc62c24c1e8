import { useEffect, useRef } from 'react';
import { focusOnceRendered } from '../form/focus.ts';
import { addressOf, isList, type Screen } from './screens.ts';

/** Marks the element of a list that leads to a screen: `data-row` holds the id of its record. */
export const findRow = (id: string | undefined) =>
  id === undefined
    ? undefined
    : [...document.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)].find((row) =>
        row.checkVisibility(),
      );

/** The parts of an address below the one of `screen`; none for any other address. */
const partsBelow = (screen: Screen, parts: readonly string[]): readonly string[] =>
  screen.parts.every((part, index) => part === parts[index]) ? parts.slice(screen.parts.length) : [];

/** The headings of the screens that are shown: beside a list, the last one is the form's. */
export const visibleHeadings = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-screen-heading]')].filter((heading) =>
    heading.checkVisibility(),
  );

/**
 * Moves the focus when the screen changes: to the control that the address names, back to the row of the record that was open, else to the
 * screen's heading. The
 * first screen leaves the focus where the browser has put it. Returns a function that names the row of a record that was added, by
 * the parts of its address below the area.
 */
export function useScreenFocus(screen: Screen): (...parts: string[]) => void {
  const before = useRef(screen);
  const address = addressOf(screen.area, ...screen.parts, screen.field ?? '');
  useEffect(() => {
    const { area, parts, field = '' } = before.current;
    before.current = screen;
    if (address === addressOf(area, ...parts, field)) return undefined;
    const below = isList(screen) ? parts : partsBelow(screen, parts);
    const row = findRow(below.join('/')) ?? findRow(below[0]);
    const target = row ?? visibleHeadings().at(-1);
    if (!row) scrollTo(0, 0);
    target?.focus({ preventScroll: !row });
    return screen.field === undefined ? undefined : focusOnceRendered(screen.field);
    // The address alone decides, because the screen is a new object at each change.
  }, [address]);
  return (...parts) => {
    before.current = { ...before.current, parts };
  };
}
