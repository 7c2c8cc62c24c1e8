import { isNight } from '../night.ts';
import { journeys } from './journeys.ts';
import { missingIn } from './pageScript.ts';
import { openWebKit } from './webkit.ts';

// The oldest one lacks all that the other lacks.
for (const [version, names] of Object.entries(missingIn).slice(isNight ? 0 : -1))
  journeys(`WebKit as iOS ${version}`, openWebKit, names);
