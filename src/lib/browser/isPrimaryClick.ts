type Modifiers = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
type Press = Modifiers & Pick<MouseEvent, 'button'>;

/** True for a press or a key that means something else to the browser: Alt and an arrow go back, Ctrl and a click open a tab. */
export const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** True for a press that means "here and now": the main button, no modifier, no other window. */
export const isPrimaryClick = (event: Press, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !isModified(event) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download');
