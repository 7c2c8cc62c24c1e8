import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import type { Locale } from '../words.ts';

const files = { de: '/termine.ics', en: '/en/dates.ics' };

/** An entry of the calendar, as another program reads it. */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  summary: string;
  /** Day and local time of the beginning, as `2027-03-03T20:00:00`. */
  start: string;
  status: string;
}

/** The entry of the address `path` in the calendar of all concerts; undefined where there is none. */
export async function calendarEntry(
  page: Page,
  locale: Locale,
  path: string,
): Promise<CalendarEntry | undefined> {
  const answer = await page.request.get(files[locale]);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  const component = calendar
    .getAllSubcomponents('vevent')
    .find((each) => String(each.getFirstPropertyValue('url')).endsWith(path));
  if (!component) return undefined;
  const { uid, sequence, summary, startDate } = new ICAL.Event(component);
  const status = String(component.getFirstPropertyValue('status'));
  return { uid, sequence, summary, status, start: String(startDate) };
}
