// Before `npm run test:engines`: installs WebKit and Firefox where they are missing.
import { ensureEngines } from './ensure.ts';

ensureEngines();
