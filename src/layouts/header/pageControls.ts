/**
 * Controls and motion of the whole page that the first view does without. They load with the header. `clickReplay.ts` holds earlier clicks on
 * copy buttons.
 */

/** Starts all of them, for as long as the page is open. */
export function startPageControls(): void {
  revealWhenVisible();
  addEventListener('click', (event) => void copyAddress(event));
  addEventListener('click', keepCardInPlace, true);
  document.documentElement.dataset.ready = '';
}

/** Starts the animation of each `data-reveal` element below the window once, when it comes into view. */
function revealWhenVisible() {
  const waiting = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const waits = !isIntersecting && (waiting.has(target) || boundingClientRect.top > innerHeight);
        target.toggleAttribute('data-waiting', waits);
        if (waits) waiting.add(target);
        else observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -15% 0px' },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}

/** Copies the address beside a copy button (`CopyableAddress.astro`), and says whether it could. */
async function copyAddress({ target }: Event) {
  const button = (target as Element).closest('.copyable button');
  const place = button?.closest<HTMLElement>('.copyable');
  const [address, status] = [place?.querySelector('a'), place?.querySelector('p')];
  if (!place || !address || !status) return;
  // Cleared first, so that a second copy is announced too.
  status.textContent = '';
  try {
    await navigator.clipboard.writeText(address.textContent);
    status.textContent = place.dataset.copied ?? '';
  } catch {
    getSelection()?.selectAllChildren(address);
    status.textContent = place.dataset.failed ?? '';
  }
}

/** A click can close an open card of a member above. Scrolls by as much in the same frame, so that the clicked card stays in place. */
function keepCardInPlace(event: Event) {
  const target = event.target as Element;
  if (!target.closest('#members')) return;
  const { top } = target.getBoundingClientRect();
  requestAnimationFrame(() => scrollBy(0, target.getBoundingClientRect().top - top));
}
