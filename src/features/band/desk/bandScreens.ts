import type { ComponentType } from 'react';
import type { BuiltKind } from '../../../records/kinds.ts';
import type { OwnScreensProps } from './own/useOwnRecords.ts';

export type Load = () => Promise<{ default: ComponentType<OwnScreensProps> }>;

/**
 * The screens of the area, each a script of its own, with the first parts of their addresses and the kinds that they change. The desk itself
 * imports this list: for a script that another one loads, Vite asks for the desk's style sheet, which stands in the page.
 */
export const bandScreens: readonly { load: Load; names: readonly string[]; of: readonly BuiltKind[] }[] = [
  {
    load: () => import('./facts/FactScreens.tsx'),
    names: ['looks', 'links', 'imprint', 'sections'],
    of: ['fact'],
  },
  { load: () => import('./texts/TextScreens.tsx'), names: ['texts'], of: ['text'] },
  { load: () => import('./people/PeopleScreens.tsx'), names: ['people'], of: ['person'] },
  { load: () => import('./places/PlaceScreens.tsx'), names: ['places'], of: ['place'] },
  {
    load: () => import('./music/MusicScreens.tsx'),
    names: ['releases', 'videos'],
    of: ['release', 'video'],
  },
];

export type BandScreens = typeof bandScreens;
