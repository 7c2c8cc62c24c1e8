import {
  concert,
  concertFields,
  noteNames,
  type Concert,
  type ConcertValues,
} from '../../../../records/concert.ts';
import { toInstant } from '../../../../records/timeZone.ts';
import { newConcert } from '../../../../records/newConcert.ts';
import { dayInWords, longDate } from '../../../../lib/dates/dates.ts';
import { formatMoney } from '../../../../lib/i18n/formats.ts';
import type { Draft } from '../../../../desk/kit/drafts/drafts.ts';
import { amountIn, isYearOdd } from '../../../../desk/kit/records/formValues.ts';
import { recordKind, type UnusableValue } from '../../../../desk/kit/records/recordKind.ts';
import type { DraftOptions, RecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { isZoneOpen } from '../../../../lib/places/countries.ts';
import { announcement, beginning, clockTimes, instantOf, isAmbiguous } from './clockTimes.ts';

export type ConcertDraft = Draft<ConcertValues, Concert>;

/** Rows that the beginning follows from. */
const when = ['date', 'time', 'isTimeOpen', 'season', 'timeZone'] as const;

/** An instant as the API stores it. */
const stored = (instant: string | null | undefined) => instant && toInstant(new Date(instant));

/** Concerts on the desk. What their table does not say: day and hour are one instant, and a price of 0 is free entry. */
export const concertKind = recordKind({
  ...{ name: 'concert', fields: concertFields },
  ...{ stored: concert, sent: newConcert },
  read: (record) => ({ ...clockTimes(record), ...(record.free && { priceFrom: '0' }) }),
  write: ({ price, ...written }, values, base) => {
    const { from, to } = (price ?? {}) as { from?: number; to?: number };
    const free = from === 0 && to === undefined;
    return {
      ...{
        ...written,
        free,
        date: stored(beginning(values)),
        doors: stored(instantOf('doors', values, base)),
      },
      end: values.isTimeOpen ? undefined : stored(instantOf('end', values, base)),
      showFrom: stored(announcement(values, base)),
      price: price === undefined || free ? undefined : { currency: 'EUR', ...base?.price, from, to },
    };
  },
  follows: {
    date: when,
    doors: when,
    end: when,
    showFrom: [...when, 'showTime'],
    free: ['priceFrom', 'priceTo'],
  },
  check: concertErrors,
  words: {
    date: ({ date }, locale) => dayInWords(locale, date, longDate),
    time: ({ time, isTimeOpen, season }, _, t) =>
      isTimeOpen ? t('time-open') : [time, season && t(`concert-${season}`)].filter(Boolean).join(', '),
    price: ({ priceFrom, priceTo }, locale, t) => {
      const [from = '', to] = [priceFrom, priceTo].filter(Boolean).map((text) => {
        const amount = amountIn(text) ?? NaN;
        return Number.isNaN(amount) ? text : formatMoney(locale, amount, 'EUR');
      });
      return to ? t('price-range', { from, to }) : from;
    },
    status: ({ status, previousDate }, _, t) =>
      t(status === 'planned' && previousDate ? 'stamp-moved' : `stamp-${status}`),
  },
});

export type ConcertFormState = RecordForm<typeof concertKind>;

/** Properties of every form of a concert. */
export type ConcertFormProps = DraftOptions<ConcertValues, Concert>;

function concertErrors(
  values: ConcertValues,
  unusable: readonly UnusableValue[],
  base: ConcertValues | undefined,
): UnusableValue[] {
  const { date, time, isTimeOpen, season, venue, venueId, status, showDate, showTime } = values;
  const begins = beginning(values);
  const noTime = !isTimeOpen && time === '';
  // Visitors of the other language read the note of a cancellation in the language that it was written in.
  const isNoteNew = base?.status !== status || noteNames.some((name) => base[name] !== values[name]);
  const isShowRight = announcement(values, undefined) !== null;
  const blank = noteNames.filter((name) => values[name].trim() === '');
  const needsAll = isNoteNew && status !== 'cancelled' && blank.length < noteNames.length;
  const own: [boolean, UnusableValue][] = [
    [date === '', { field: 'date', error: 'missing' }],
    [noTime, { field: 'time', error: 'missing' }],
    [date !== '' && !isYearOdd(date) && !noTime && begins === undefined, { field: 'time', error: 'skipped' }],
    [isAmbiguous(values) && season === '', { field: 'season', error: 'choose' }],
    [venue.trim() !== '' && venueId === '' && isZoneOpen(values), { field: 'timeZone', error: 'choose' }],
    [showDate === '' && !isShowRight, { field: 'showDate', error: 'missing' }],
    [showTime === '' && !isShowRight, { field: 'showTime', error: 'missing' }],
    [
      showDate !== '' && !isYearOdd(showDate) && showTime !== '' && !isShowRight,
      { field: 'showTime', error: 'skipped' },
    ],
  ];
  // Without a beginning, the times beside it cannot be wrong.
  const others = unusable.filter(({ field }) =>
    field === 'showDate' ? isShowRight : begins !== undefined || !['date', 'doors', 'end'].includes(field),
  );
  const missing = needsAll ? blank.map((field): UnusableValue => ({ field, error: 'missing' })) : [];
  return [...own.flatMap(([isWrong, value]) => (isWrong ? value : [])), ...missing, ...others];
}
