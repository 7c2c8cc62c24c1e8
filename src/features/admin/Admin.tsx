import { lazy, Suspense } from 'react';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { isFailedImport } from '../../lib/browser/loadScript.ts';
import { findLogo } from './logo.ts';

/** The build renders nothing. It does not import the dialog either, whose styles it would inline in every page. */
const AdminDialog = import.meta.env.SSR ? () => null : lazy(() => loadDialog().catch(goHome));

async function loadDialog() {
  const { default: Dialog, loadTexts } = await import('./AdminDialog.tsx');
  const texts = await loadTexts();
  return { default: () => <Dialog texts={texts} /> };
}

/** Follows the logo's link where the dialog cannot load. The promise stays pending until the page is left. */
function goHome(error: unknown) {
  if (!isFailedImport(error)) reportError(error);
  location.assign(findLogo()?.href ?? '/');
  return new Promise<never>(() => undefined);
}

/** Hydrated by a click on the logo, which is repeated once the dialog has loaded (specification, section 2, Header). */
export default function Admin() {
  return (
    useHydrated() && (
      <Suspense>
        <AdminDialog />
      </Suspense>
    )
  );
}
