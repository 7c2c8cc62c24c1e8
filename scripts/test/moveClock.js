/** Preloaded into a process: its clock says the day of the sample concerts. */
import { dayOffset, moveClock } from './samplesDay.js';

moveClock(dayOffset);
