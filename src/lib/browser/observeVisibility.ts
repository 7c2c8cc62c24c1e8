/**
 * Tells whether an element is in the window, now and at every change, until `signal` aborts. What a first screen holds is not
 * seen before the page has been scrolled, by the visitor or by its address: a first visit asks nobody for anything.
 */
export function observeVisibility(
  element: Element,
  tell: (isSeen: boolean) => void,
  signal: AbortSignal,
): void {
  const observer = new IntersectionObserver((entries) => {
    tell(entries.at(-1)?.isIntersecting ?? false);
  });
  const watch = () => {
    observer.observe(element);
  };
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
  if (scrollY > 0) watch();
  else addEventListener('scroll', watch, { once: true, passive: true, signal });
}
