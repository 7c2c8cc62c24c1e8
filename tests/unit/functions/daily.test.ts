import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { scheduled } from '../../../functions/_lib/http/endpoint.ts';
import { isDue } from '../../../functions/_lib/isDue.ts';
import { context } from '../../services/api/band.ts';
import { isNight } from '../../night.ts';

afterEach(() => vi.useRealTimers());

const [dayMs, hourMs, minuteMs] = [86_400_000, 3_600_000, 60_000];
/** How late the host starts the run of an hour: by up to 39 minutes, differently each time. */
const delay = (index: number) => ((index * 7) % 40) * minuteMs;
/** Zones of the other hemispheres, and such as change their clocks at midnight, by half an hour, and by two hours, with a run of that time. */
const otherRuns = [
  ['Pacific/Auckland', 'a run', 10, 4],
  ['Asia/Kolkata', 'a run', 10, 0],
  ['America/Santiago', 'a run', 10, 0],
  ['Australia/Lord_Howe', 'a run', 10, 1],
  ['Antarctica/Troll', 'a run', 10, 2],
] as const;

/** Minute of the hourly schedule and hour of the band, as the host and `scheduled` get them. */
const jobs = ['dailyRebuild', 'dailyTidy', 'dailyMail', 'dailyLinkCheck'].map((name) => {
  const source = readFileSync(`functions/${name}.ts`, 'utf8');
  const numberIn = (part: RegExp) => Number(part.exec(source)?.[1]);
  return [name, numberIn(/schedule: '(\d+) \* \* \* \*'/), numberIn(/scheduled\(.*, (\d+)\);/)] as const;
});

test.each([...jobs.map((job) => ['Europe/Vienna', ...job] as const), ...otherRuns])(
  'in %s, %s at minute %i works once a day, in the hour from %i o’clock',
  (timeZone, _, minute, hour) => {
    const options = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
    const clock = new Intl.DateTimeFormat('sv-SE', options);
    // By day the weeks in which the clocks of the north go back, and those of the south forth.
    const [first, count] = isNight ? [Date.UTC(2027, 0, 1), 365] : [Date.UTC(2027, 8, 1), 65];
    const runs = Array.from(
      { length: count * 24 },
      (_unused, index) => first + minute * minuteMs + index * hourMs,
    );
    const worked = runs.filter((run, index) => isDue(new Date(run + delay(index)), hour, timeZone));
    const shown = worked.map((run) => clock.format(run));
    const days = Array.from({ length: count - 2 }, (_unused, index) =>
      new Date(first + (index + 1) * dayMs).toISOString().slice(0, 10),
    );
    expect(shown.map((each) => each.slice(0, 10)).filter((day) => days.includes(day))).toEqual(days);
    // Where the clocks skip that hour, the next run does the work.
    const late = shown.filter((each) => Number(each.slice(11, 13)) !== hour);
    expect(late.length).toBeLessThanOrEqual(1);
  },
);

test('a scheduled function answers each run, and works at its hour of the band’s clocks alone', async () => {
  const done: string[] = [];
  const run = scheduled(() => Promise.resolve(void done.push(new Date().toISOString())), 4);
  vi.useFakeTimers();
  for (const at of ['2027-07-01T01:40:00Z', '2027-07-01T02:40:00Z', '2027-07-01T03:40:00Z']) {
    vi.setSystemTime(at);
    const { status } = await run(new Request('https://match.test/', { method: 'POST' }), context);
    expect(status).toBe(204);
  }
  expect(done).toEqual(['2027-07-01T02:40:00.000Z']);
});
