import { repositoryIn } from '../../src/stores/repository/repository.ts';
import { openGallery, openStores } from '../../src/stores/stores.ts';
import { setting } from './env.ts';

/** The configured stores of concerts and venues. The host names the folder of the files that come with a function. */
export const stores = () => openStores(setting, repositoryIn(setting('LAMBDA_TASK_ROOT') ?? process.cwd()));

/** The configured gallery. */
export const gallery = () => openGallery(setting);
