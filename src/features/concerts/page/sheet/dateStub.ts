import { voidDay } from '../../ticket/ticketContent.ts';
import { takesPlace } from '../../../../records/concertRules.ts';
import { badge, eveningOf, longDate, weekday, withOffset } from '../../../../lib/dates/dates.ts';
import { moveOf } from '../../../../lib/dates/moves.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import { capHeight, setLineBy } from '../../../../lib/typography/line.ts';
import { tableAdvance } from '../../../../lib/typography/tableAdvance.ts';
import type { PageContext, ShownConcert } from '../context.ts';
import { eveningState } from '../evening.ts';
import { svgLine } from '../../../../components/page/svgLine.ts';

/** Space between the turned month and the figures, in thousandths of an em. */
const gap = 56;

/** The day of a concert: the house badge on a phone, three fitted lines from 768 px on. On its evening the stub is red and says so. */
export function dateStub({ concert }: ShownConcert, context: PageContext): Markup {
  const { locale, t, now } = context;
  const { date, previousDate = date, status, timeZone, timeUnknown } = concert;
  const start = new Date(date);
  const evening = eveningOf(start, timeZone);
  const day = badge(locale, evening, timeZone);
  const spoken = (instant: Date) => longDate(locale, eveningOf(instant, timeZone), timeZone);
  const dateTime = withOffset(start, timeZone);
  const time = markup`<time datetime="${timeUnknown ? dateTime.slice(0, 10) : dateTime}">${spoken(start)}</time>`;

  if (status === 'postponed')
    return markup`<div class="when"><p class="old"><s>${time}</s> ${t('concert:day-off')}</p>${drawing(voidDay, [], context)}</div>`;
  const state = eveningState(concert, now);
  const name = weekday(locale, evening, timeZone);
  const words = state ? ([t(`concert:${state}`), name] as const) : ([name, day.year] as const);
  const isMoved = takesPlace(concert) && moveOf(concert) === 'day';
  return markup`<div class="when"${state && markup` data-evening`}>${isMoved && markup`<p class="old"><s>${spoken(new Date(previousDate))}</s> ${t('concert:becomes')}</p>`}<p class="visually-hidden">${state && markup`${words[0]}: `}${time}</p>${drawing(day.day, [day.month, words.join(' ')], context)}<p class="dayline" aria-hidden="true"><span>${words[0]}</span><span>${words[1]}</span></p></div>`;
}

/** The figures, with the month and the weekday and year where the day is fixed. */
function drawing(figures: string, [month, words]: readonly string[], context: PageContext): Markup {
  const line = (text: string | undefined, width: 50 | 125) =>
    text !== undefined && svgLine(setLineBy(tableAdvance, text, width), context.classes.line);
  return markup`<p class="turned" aria-hidden="true">${turnedBadge(figures, month)}</p><p class="stack" aria-hidden="true">${line(month, 125)}${line(figures, 50)}${line(words, 50)}</p>`;
}

/** Figures with the month beside them, turned so that it is as high as they are. */
function turnedBadge(figures: string, month: string | undefined): Markup {
  const unit = 1000;
  const height = capHeight * unit;
  const figuresWidth = Math.round(tableAdvance(figures, 50) * unit);
  const monthLength = Math.round(tableAdvance(month ?? '', 100) * unit);
  const scale = month === undefined ? 0 : height / monthLength;
  // The dots of an umlaut stand beside the turned month.
  const ascent = (/[äöü]/i.test(month ?? '') ? capHeight + 0.185 : capHeight) * unit;
  const baseline = Math.round(scale * ascent);
  const x = month === undefined ? 0 : baseline + gap;
  const turned =
    month !== undefined &&
    markup`<text class="turned-month" transform="translate(${baseline} 0) rotate(-90) scale(${scale.toFixed(4)})" textLength="${monthLength}" lengthAdjust="spacingAndGlyphs">${month}</text>`;
  return markup`<svg class="badge" viewBox="0 ${-height - 6} ${x + figuresWidth} ${height + 12}">${turned}<text x="${x}" textLength="${figuresWidth}" lengthAdjust="spacingAndGlyphs">${figures}</text></svg>`;
}
