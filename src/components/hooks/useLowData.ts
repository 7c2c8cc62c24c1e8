import { useSyncExternalStore } from 'react';
import { isLowData, onLowDataChange } from '../../lib/browser/lowData.ts';

/** Whether data are short, followed as it changes; never in the build, which knows no visitor. */
export const useLowData = (): boolean => useSyncExternalStore(onLowDataChange, isLowData, () => false);
