import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML and while React takes it over, true from then on. */
export const useArrived = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
