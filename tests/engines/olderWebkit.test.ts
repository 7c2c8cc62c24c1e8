import { journeys } from './journeys.ts';
import { missingIn } from './pageScript.ts';
import { openWebKit } from './webkit.ts';

for (const [version, names] of Object.entries(missingIn))
  journeys(`WebKit as iOS ${version}`, openWebKit, names);
