/** Preloaded into a server of a test: its clock goes ahead by as many milliseconds as the file of `CLOCK_FILE` holds. */
import { readFileSync } from 'node:fs';

const real = Date.now;
const ahead = () => Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
Date.now = () => real() + ahead();
