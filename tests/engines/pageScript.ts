import { dayOffset, moveClock } from '../../scripts/test/samplesDay.js';

/** Functions that came with iOS 17.4 and later. */
const since17_4 = [
  'AbortSignal.any',
  'Promise.withResolvers',
  'Element.prototype.checkVisibility',
  'Object.groupBy',
  'Map.groupBy',
  'Promise.try',
  'URL.parse',
  'Document.prototype.startViewTransition',
];

/** Functions that came with iOS 17, and those that only later ones have. */
const since17 = [
  ...since17_4,
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.togglePopover',
  'HTMLDetailsElement.prototype.name',
  'URL.canParse',
  'Set.prototype.union',
  'Set.prototype.intersection',
  'Set.prototype.difference',
];

/** The functions that an older iOS has not, by its version. */
export const missingIn = { '17.3': since17_4, '16.4': since17 };

/** In the page: takes functions away. */
function takeAway(names: string[]): void {
  for (const name of names) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const owner = path.reduce<object>((outer, part) => Reflect.get(outer, part) as object, window);
    Reflect.deleteProperty(owner, last);
  }
}

/** In the page: notes its errors for `errors.noted`, over all pages of the window. */
function noteErrors(): void {
  if (!location.protocol.startsWith('http')) return;
  const note = (error: string) => {
    const before = sessionStorage.getItem('errors') ?? '';
    sessionStorage.setItem('errors', `${before}${location.pathname}: ${error}\n`);
  };
  addEventListener('error', ({ message }) => {
    // Firefox tells so of an observer that it calls a frame later.
    if (!message.startsWith('ResizeObserver loop')) note(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => note(`policy: ${blockedURI}`));
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const { error } = console;
  console.error = (...values: unknown[]) => {
    // Firefox fails the requests of a page that is being left, which then says so.
    setTimeout(() => isLeft || note(values.join(' ')), 300);
    error(...values);
  };
}

/** The script that runs before those of each page: it notes errors, moves the clock to the day of the samples, and takes functions away. */
export function pageScript(missing: string[] = []): string {
  return [
    `(${takeAway.toString()})(${JSON.stringify(missing)});`,
    `(${moveClock.toString()})(${String(dayOffset)});`,
    `(${noteErrors.toString()})();`,
  ].join('\n');
}
