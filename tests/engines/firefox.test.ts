import { openFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';

journeys('Firefox', openFirefox, {
  byDay:
    /first view|menu opens|picture of the gallery|sent with script|a video|logs in|pictures are chosen|own site|look like links/,
});
