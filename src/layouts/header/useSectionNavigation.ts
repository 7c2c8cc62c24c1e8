import { useEffect, useState } from 'react';
import { isPlainPress } from '../../lib/plainPress.ts';
import { goToSection, targetOf, type Target } from './sectionNavigation.ts';

/**
 * Between two sections of the home page a link only changes the address, the title and the place (specification,
 * section 2). Returns the path that is shown. Everything else stays with the browser.
 */
export function useSectionNavigation(
  targets: readonly Target[],
  initialPath: string,
  onNavigate: () => void,
): string {
  const [path, setPath] = useState(initialPath);

  useEffect(() => {
    const show = (target: Target) => {
      document.title = target.title;
      setPath(target.path);
    };
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || !isPlainPress(event, link)) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || !targetOf(targets, location.pathname)) return;
      const top = url.hash === '#top' ? targets.find(({ id }) => id === 'hero') : undefined;
      const target = top ?? (url.hash ? undefined : targetOf(targets, url.pathname));
      if (!target || link.hreflang) return;
      event.preventDefault();
      onNavigate();
      if (target.path !== location.pathname) history.pushState(null, '', target.path + location.search);
      show(target);
      goToSection(target.id);
    };
    const returnTo = () => {
      const target = targetOf(targets, location.pathname);
      if (target) show(target);
    };
    document.addEventListener('click', press);
    window.addEventListener('popstate', returnTo);
    return () => {
      document.removeEventListener('click', press);
      window.removeEventListener('popstate', returnTo);
    };
  }, [targets, onNavigate]);

  return path;
}
