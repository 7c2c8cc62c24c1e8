import type { Load } from '../../../desk/kit/LoadedPart.tsx';
import type { TextKey } from '../../../desk/kit/translate.ts';
import type { Step } from '../../../records/built/attention.ts';
import type { BuiltKind } from '../../../records/kinds.ts';
import type { OwnScreensProps } from './own/useOwnRecords.ts';

/** The screens of the area, each a script of its own, with the first parts of their addresses and the kinds that they change. */
export const bandScreens: readonly {
  load: Load<OwnScreensProps>;
  names: readonly string[];
  of: readonly BuiltKind[];
}[] = [
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

/** The rows of the area, in their order: name of the text, first part of the address, and the steps of a new site that it asks for. */
export const bandRows = [
  ['texts', 'texts', ['texts']],
  ['people', 'people', ['people']],
  ['places', 'places', ['picture']],
  ['links', 'links', ['links', 'email']],
  ['imprint', 'imprint', ['imprint']],
  ['music', 'releases', ['music']],
  ['looks', 'looks', ['name']],
] as const satisfies readonly (readonly [TextKey, string, readonly Step[]])[];
