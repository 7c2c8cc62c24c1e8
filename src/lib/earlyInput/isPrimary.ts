/** True for a click or a key that means "here and now": the main button, no modifier. */
export const isPrimary = (event: MouseEvent | KeyboardEvent): boolean =>
  ![event.metaKey, event.ctrlKey, event.shiftKey, event.altKey, 'button' in event && event.button > 0].some(
    Boolean,
  );
