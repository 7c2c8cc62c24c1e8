import { journeys } from './journeys.ts';
import { openWebKit } from './webkit.ts';

// By day the older one enters a concert, and Firefox sends pictures and a message with script.
journeys('WebKit', openWebKit, {
  byDay:
    /first view|menu|flick|tabs|picture of the gallery|logs in|without script|printed|own site|look like links/,
});
