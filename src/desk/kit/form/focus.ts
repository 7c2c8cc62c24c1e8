import { flushSync } from 'react-dom';

const focus = (name: string) => document.querySelector<HTMLElement>(`[name='${name}']`)?.focus();

/** Focuses the control of this name, once it is rendered. */
export const focusControl = (name: string): void => {
  requestAnimationFrame(() => {
    focus(name);
  });
};

/** Focuses the control that `show` renders, before the next key: a later focus would take the key of a fast hand elsewhere. */
export const showAndFocus = (name: string, show: () => void): void => {
  flushSync(show);
  focus(name);
};
