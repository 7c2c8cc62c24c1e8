/**
 * True for an element that is not shown, or whose layout the browser skips because it is far from the window (`content-visibility`). It is
 * out of view then, and to read its box would lay all of it out.
 */
export const isSkipped = (element: Element): boolean =>
  !element.checkVisibility({ contentVisibilityAuto: true });
