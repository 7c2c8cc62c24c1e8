import { repositoryIn } from '../../src/stores/repository/repository.ts';
import { openGallery, openStores } from '../../src/stores/stores.ts';
import { setting } from './env.ts';

/** The files beneath the stores. The host names the folder of the files that come with a function. */
const repository = () => repositoryIn(setting('LAMBDA_TASK_ROOT') ?? process.cwd());

/** The configured stores of all versioned kinds. */
export const stores = () => openStores(setting, repository());

/** The configured gallery. */
export const gallery = () => openGallery(setting, repository());
