import { type AccessAnswer, type AccessQuestion, accessQuestions } from '../../../../records/venueRules.ts';
import { dayInWords } from '../../../../lib/dates/dates.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import { openLetter, setLineBy } from '../../../../lib/typography/line.ts';
import { tableAdvance } from '../../../../lib/typography/tableAdvance.ts';
import type { PageContext, ShownConcert } from '../context.ts';
import { svgLine } from '../../../../components/page/svgLine.ts';
import { messageParameter } from '../../../../config/contact.ts';
import type { Locale } from '../../../../config/locales.ts';
import type { Concert } from '../../../../records/concert.ts';
import type { Venue } from '../../../../records/venue.ts';
import type { TextKey, Translate } from '../../../../lib/i18n/translator.ts';

/** The signs of the four answers, for `use`. They have the colour of the text, so that print and forced colours keep them. */
const accessSigns = markup`<div hidden><svg><symbol id="access-yes" viewBox="0 0 28 28"><path fill="currentColor" fill-rule="evenodd" d="M0 0h28v28H0zM5 16l6.5 6.5L23 9.8l-3-2.6-8.6 9.4L7.8 13z"/></symbol><symbol id="access-partly" viewBox="0 0 28 28"><path fill="currentColor" d="M0 0h14v28H0z"/><path fill="none" stroke="currentColor" stroke-width="3" d="M1.5 1.5h25v25h-25z"/></symbol><symbol id="access-no" viewBox="0 0 28 28"><path fill="none" stroke="currentColor" stroke-width="3" d="M1.5 1.5h25v25h-25zM7.5 7.5l13 13m0-13l-13 13"/></symbol><symbol id="access-unknown" viewBox="0 0 28 28"><path fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="5 3.33" d="M1.5 1.5h25v25h-25z"/><path fill="currentColor" d="M8 5.5h12v9.5h-4v3.5h-3.5V12h4V9h-5v2.5H8zM12.5 20H16v3h-3.5z"/></symbol></svg></div>`;

/** The answers to eight questions about access. Without a record of the venue every answer is unknown. */
export function access({ concert, venue }: ShownConcert, context: PageContext): Markup {
  const { locale, t, contactPath } = context;
  const place = venue && { venue: venue.name, city: venue.city };
  const ask = (...questions: AccessQuestion[]) => askUrl(contactPath, { ...concert, ...place }, questions, t);
  const rows = accessRows(venue);
  const unknown = rows.filter(({ answer }) => answer === 'unknown').map(({ question }) => question);
  const missing =
    unknown.length > 0 &&
    markup`<p class="lead">${t('access:missing')} <a href="${ask(...unknown)}">${t('access:missing-ask')}</a>, ${t('access:missing-then')}</p>`;
  const day = venue?.access?.checkedOn;
  const checked =
    day !== undefined &&
    markup`<p class="small dim"><time datetime="${day}">${t('access:checked', { date: dayInWords(locale, day) })}</time></p>`;
  const list = rows.map((row) => accessRow(row, ask(row.question), context));
  return markup`<section class="access" data-stock="ink" aria-labelledby="access-heading"><div class="measure">${headline(context)}<div>${accessSigns}<dl>${list}</dl>${missing}${checked}</div></div></section>`;
}

/** The first word is set wider than the second, in which a letter opens. */
function headline(context: PageContext): Markup {
  const text = context.t('access:heading');
  const [first = '', second = ''] = text.split(' ');
  const lines = [setLineBy(tableAdvance, first, 75), setLineBy(tableAdvance, second, 50, openLetter(second))];
  return markup`<h2 class="headline" id="access-heading" data-reveal><span class="visually-hidden">${text}</span>${lines.map((line) => svgLine(line, context.classes.line))}</h2>`;
}

function accessRow({ question, answer, note }: AccessRow, ask: string, { locale, t }: PageContext): Markup {
  const label = t(`access:${question}`);
  const word =
    answer === 'unknown'
      ? markup`<a href="${ask}"><span class="visually-hidden">${t('access:unknown', { question: label })}</span> ${t('access:ask')}</a>`
      : markup`<span>${t(`access:${answer}`)}</span>`;
  const remark = note && markup`<dd class="note">${note[locale]}</dd>`;
  return markup`<div><dt>${label}</dt><dd class="answer"><svg width="28" height="28" aria-hidden="true"><use href="#access-${answer}"/></svg>${word}</dd>${remark}</div>`;
}

/** A question about access with its answer at a venue. */
interface AccessRow {
  question: AccessQuestion;
  answer: AccessAnswer;
  note?: Record<Locale, string> | undefined;
}

/** The answers of a venue, in the order of the page. A question without an answer counts as unknown. */
const accessRows = (venue: Pick<Venue, 'access'> | undefined): AccessRow[] =>
  accessQuestions.map((question) => ({ question, answer: 'unknown', ...venue?.access?.[question] }));

/** Address of the contact page with a message that names the concert, its venue and the questions. */
function askUrl(
  contact: string,
  { name, venue, city }: Pick<Concert, 'name' | 'venue' | 'city'>,
  questions: readonly AccessQuestion[],
  t: Translate<TextKey<'access'>>,
): string {
  const message = t('access:message', {
    concert: [name, venue, city].filter(Boolean).join(', '),
    questions: questions.map((question) => t(`access:${question}`)).join(', '),
  });
  return `${contact}?${new URLSearchParams({ [messageParameter]: message }).toString()}`;
}
