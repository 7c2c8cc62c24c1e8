import { isNight } from '../night.ts';
import { journeys } from './journeys.ts';
import { missingIn } from './pageScript.ts';
import { openWebKit } from './webkit.ts';

// The oldest one lacks all that the other lacks. By day it goes where pages ask for what is missing: layers and lists of the desk.
for (const [version, missing] of Object.entries(missingIn).slice(isNight ? 0 : -1))
  journeys(`WebKit as iOS ${version}`, openWebKit, {
    byDay: /menu opens|picture of the gallery|concert is entered/,
    missing,
  });
