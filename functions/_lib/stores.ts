import { repositoryIn } from '../../src/stores/repository/repository.ts';
import { openGallery, openStores } from '../../src/stores/stores.ts';
import { filesRoot, setting } from './env.ts';

/** The files beneath the stores. */
const repository = () => repositoryIn(filesRoot());

/** The configured stores of concerts and venues. */
export const stores = () => openStores(setting, repository());

/** The configured gallery. */
export const gallery = () => openGallery(setting, repository());
