import { voidDay } from '../../ticket/ticketContent.ts';
import { takesPlace } from '../../../../records/concertRules.ts';
import { badge, clockTime, longDate, weekday } from '../../../../lib/dates/dates.ts';
import { eveningOf, withOffset } from '../../../../lib/dates/localTime.ts';
import { moveOf } from '../../../../lib/dates/moves.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import { capHeight, setLineBy, type FaceWidth } from '../../../../lib/typography/line.ts';
import { hyphenated } from '../../../../lib/typography/hyphenated.ts';
import { tableAdvance } from '../../../../lib/typography/tableAdvance.ts';
import type { PageContext, ShownConcert } from '../context.ts';
import { eveningState } from '../evening.ts';
import { struckTime } from './factTexts.ts';
import { svgLine } from '../../../../components/page/svgLine.ts';
import { townName } from '../../../../lib/i18n/townName.ts';

/** Space between the turned month and the figures, in thousandths of an em. */
const gap = 56;

/** Usual space beside a letter of a face, in thousandths of an em: without it the three lines begin and end below each other. */
const bearings = { 50: 6, 125: 45 } as const;

/**
 * The day of a concert, its hour and its place: the house badge on a phone, three fitted lines from 768 px on, where the facts stand beside
 * them. On its evening the stub is red and says so.
 */
export function dateStub(shown: ShownConcert, context: PageContext): Markup {
  const { concert } = shown;
  const { locale, t, now } = context;
  const { date, previousDate = date, status, timeZone, timeUnknown } = concert;
  const start = new Date(date);
  const evening = eveningOf(start, timeZone);
  const day = badge(locale, evening, timeZone);
  const spoken = (instant: Date) => longDate(locale, eveningOf(instant, timeZone), timeZone);
  const dateTime = withOffset(start, timeZone);
  const time = markup`<time datetime="${timeUnknown ? dateTime.slice(0, 10) : dateTime}">${spoken(start)}</time>`;

  if (status === 'postponed')
    return markup`
      <div class="when">
        <p class="old"><s>${time}</s> ${t('concert:day-off')}</p>
        ${drawing(voidDay, [], context)}
        ${brief(shown, context)}
      </div>`;
  const state = eveningState(concert, now);
  const name = weekday(locale, evening, timeZone);
  const words = state ? ([t(`concert:${state}`), name] as const) : ([name, day.year] as const);
  const isMoved = takesPlace(concert) && moveOf(concert) === 'day';
  return markup`
    <div class="when"${state && markup` data-evening`}>
      ${isMoved && markup`<p class="old"><s>${spoken(new Date(previousDate))}</s> ${t('concert:becomes')}</p>`}
      <p class="visually-hidden">${state && `${words[0]}: `}${time}</p>
      ${drawing(day.day, [day.month, words.join(' ')], context)}
      <p class="dayline" aria-hidden="true">
        <span>${words[0]}</span>
        <span>${words[1]}</span>
      </p>
      ${brief(shown, context)}
    </div>`;
}

/** Hour and place in the first view of a phone, above a long name. The hour is absent where it is unknown, and struck through where it is void. */
function brief({ concert, venue }: ShownConcert, { locale, t }: PageContext): Markup | undefined {
  const { date, status, timeUnknown, timeZone } = concert;
  const town = townName(venue?.city ?? concert.city, locale);
  const place = [venue?.name ?? concert.venue, town].filter(Boolean).join(', ');
  const hour =
    !timeUnknown && status !== 'postponed' ? clockTime(locale, new Date(date), timeZone) : undefined;
  if (hour === undefined && !place) return undefined;
  const time =
    hour !== undefined && markup`<b>${status === 'cancelled' ? struckTime(hour, concert, t) : hour}</b> `;
  return markup`
    <p class="brief">
      ${time}
      <span>${hyphenated(place, 12)}</span>
    </p>`;
}

/** The figures, with the month and the weekday and year where the day is fixed. */
function drawing(figures: string, [month, words]: readonly string[], context: PageContext): Markup {
  const line = (text: string | undefined, width: 50 | 125) =>
    text !== undefined &&
    svgLine(setLineBy(tableAdvance, text, width, undefined, bearings[width]), context.classes.line);
  return markup`
    <p class="turned" aria-hidden="true">${turnedBadge(figures, month, 50)}</p>
    <p class="flat" aria-hidden="true">${turnedBadge(figures, month, 100)}</p>
    <p class="stack" aria-hidden="true">
      ${line(month, 125)}
      ${line(figures, 50)}
      ${line(words, 50)}
    </p>`;
}

/** Figures with the month beside them, turned so that it is as high as they are. In a wider face the badge is lower, for a low window. */
function turnedBadge(figures: string, month: string | undefined, face: FaceWidth): Markup {
  const unit = 1000;
  const height = capHeight * unit;
  const figuresWidth = Math.round(tableAdvance(figures, face) * unit);
  const monthLength = Math.round(tableAdvance(month ?? '', 100) * unit);
  const scale = month === undefined ? 0 : height / monthLength;
  // The dots of an umlaut stand beside the turned month.
  const ascent = (/[äöü]/i.test(month ?? '') ? capHeight + 0.185 : capHeight) * unit;
  const baseline = Math.round(scale * ascent);
  const x = month === undefined ? 0 : baseline + gap;
  const turned =
    month !== undefined &&
    markup`
      <text class="turned-month"
        transform="translate(${baseline} 0) rotate(-90) scale(${scale.toFixed(4)})"
        textLength="${monthLength}"
        lengthAdjust="spacingAndGlyphs">
        ${month}
      </text>`;
  return markup`
    <svg class="badge" viewBox="0 ${-height - 6} ${x + figuresWidth} ${height + 12}">
      ${turned}
      <text x="${x}" textLength="${figuresWidth}" lengthAdjust="spacingAndGlyphs">${figures}</text>
    </svg>`;
}
