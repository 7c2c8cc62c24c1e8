/**
 * Reports whether an element is in the viewport, now and at every change, until `signal` aborts. It starts with the first scrolling, by
 * the visitor or by the address, so that a first visit sends no requests.
 */
export function observeVisibility(
  element: Element,
  onChange: (isVisible: boolean) => void,
  signal: AbortSignal,
): void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false));
  const start = () => observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  if (scrollY > 0) start();
  else addEventListener('scroll', start, { once: true, passive: true, signal });
}
