import { ownPlaces } from '../../../generated/focuses.ts';
import { repositoryIn } from '../../stores/repository/repository.ts';

/** The names of the people who have made the pictures of the page, each once; the gallery names its own beside them. */
export const photographers = (root = process.cwd()): string[] => {
  const credits = repositoryIn(root)
    .pictures()
    .filter(({ id }) => ownPlaces.includes(id))
    .flatMap(({ fields }) => (typeof fields.credit === 'string' ? fields.credit : []));
  return [...new Set(credits)];
};
