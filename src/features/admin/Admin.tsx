import { useEffect, useState, type ComponentType } from 'react';
import type { AdminDialogProps } from './AdminDialog.tsx';

/** Left out of the build's own rendering, which draws nothing here: its styles would stand in every page. */
const load = import.meta.env.SSR ? undefined : () => import('./AdminDialog.tsx');

/** The logo, which leads home where the dialog does not come. */
const logo = () => document.querySelector<HTMLAnchorElement>('a[aria-haspopup]');

/** Hydrated by a press on the logo, opened by that one and each that follows (specification, section 2, Header). */
export default function Admin() {
  const [Content, setContent] = useState<ComponentType<AdminDialogProps>>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const show = () => {
      setOpen(true);
    };
    show();
    load?.().then(
      (module) => {
        setContent(() => module.default);
      },
      () => {
        location.assign(logo()?.href ?? '/');
      },
    );
    document.addEventListener('press', show);
    return () => {
      document.removeEventListener('press', show);
    };
  }, []);

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
