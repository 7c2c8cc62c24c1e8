import { useSyncExternalStore } from 'react';
import { isLowData, onLowDataChange } from '../../lib/browser/lowData.ts';

/** True while low data mode is on; always false in the build. */
export const useLowData = (): boolean => useSyncExternalStore(onLowDataChange, isLowData, () => false);
