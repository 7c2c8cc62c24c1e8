import { useEffect, useState, type ComponentType } from 'react';
import { isPrimaryClick } from '../../lib/browser/isPrimaryClick.ts';
import type { AdminDialogProps } from './AdminDialog.tsx';

/** Left out of the build's own rendering, which draws nothing here: its styles would stand in every page. */
const load = import.meta.env.SSR ? undefined : () => import('./AdminDialog.tsx');

/** The header's logo, which leads home where the dialog does not come. */
const logo = () => document.querySelector<HTMLAnchorElement>('a[aria-haspopup]');

/** Hydrated by a click on the logo, which is kept until the dialog is loaded (specification, section 2, Header). */
export default function Admin() {
  const [Content, setContent] = useState<ComponentType<AdminDialogProps>>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    load?.().then(
      (module) => {
        setContent(() => module.default);
      },
      () => {
        location.assign(logo()?.href ?? '/');
      },
    );
  }, []);

  useEffect(() => {
    const link = logo();
    if (!Content || !link) return;
    const show = (event: MouseEvent) => {
      if (!isPrimaryClick(event, link)) return;
      event.preventDefault();
      setOpen(true);
    };
    link.addEventListener('click', show);
    link.dataset.ready = '';
    return () => {
      link.removeEventListener('click', show);
    };
  }, [Content]);

  return (
    Content && (
      <Content
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    )
  );
}
