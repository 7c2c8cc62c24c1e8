type Modifiers = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
type Input = Modifiers & Partial<Pick<MouseEvent, 'button'>>;

/** True for an input with a modifier, which browsers use: Alt and an arrow go back, Ctrl and a click open a tab. */
export const isModified = (event: Modifiers): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** True for a key or a click with the main button, without modifiers. */
export const isPrimaryInput = (event: Input): boolean => !event.button && !isModified(event);

/** True for a click with the main button and without modifiers, on a link that opens in the same window. */
export const isPrimaryClick = (event: Input, link: HTMLAnchorElement): boolean =>
  isPrimaryInput(event) && (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
