import { type AccessAnswer, type AccessQuestion, accessQuestions } from '../../../../records/venueRules.ts';
import { dayInWords } from '../../../../lib/dates/dates.ts';
import { unbroken } from '../../../../lib/typography/unbroken.ts';
import { Markup, markup } from '../../../../lib/markup.ts';
import { openLetter, setLineBy } from '../../../../lib/typography/line.ts';
import { tableAdvance } from '../../../../lib/typography/tableAdvance.ts';
import type { PageContext, ShownConcert } from '../context.ts';
import { isOver } from '../evening.ts';
import { svgLine } from '../../../../components/page/svgLine.ts';
import { formAddress } from '../../../../config/contact.ts';
import type { Locale } from '../../../../config/locales.ts';
import type { Venue } from '../../../../records/venue.ts';
import { townName } from '../../../../lib/i18n/townName.ts';

/** The signs of the four answers, for `use`. They have the colour of the text, so that print and forced colours keep them. */
const accessSigns = markup`
  <div hidden>
    <svg>
      <symbol id="access-yes" viewBox="0 0 28 28">
        <path fill="currentColor" fill-rule="evenodd" d="M0 0h28v28H0zM5 16l6.5 6.5L23 9.8l-3-2.6-8.6 9.4L7.8 13z"/>
      </symbol>
      <symbol id="access-partly" viewBox="0 0 28 28">
        <path fill="currentColor" d="M0 0h14v28H0z"/>
        <path fill="none" stroke="currentColor" stroke-width="3" d="M1.5 1.5h25v25h-25z"/>
      </symbol>
      <symbol id="access-no" viewBox="0 0 28 28">
        <path fill="none" stroke="currentColor" stroke-width="3" d="M1.5 1.5h25v25h-25zM7.5 7.5l13 13m0-13l-13 13"/>
      </symbol>
      <symbol id="access-unknown" viewBox="0 0 28 28">
        <path fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="5 3.33" d="M1.5 1.5h25v25h-25z"/>
        <path fill="currentColor" d="M8 5.5h12v9.5h-4v3.5h-3.5V12h4V9h-5v2.5H8zM12.5 20H16v3h-3.5z"/>
      </symbol>
    </svg>
  </div>`;

/** The row about access on the sheet: the concert's own words, and a question where nothing is known of the venue. */
export function accessFact(shown: ShownConcert, context: PageContext): Markup | undefined {
  const { concert } = shown;
  if (isClosed(shown, context)) return undefined;
  const words = concert.access?.[context.locale];
  const question =
    hasPlace(shown) && !isKnown(shown) && missing(shown, context, words ? 'more' : 'nothing-known');
  if (words === undefined && !question) return undefined;
  return markup`<dd class="note">${words}${words !== undefined && question && ' '}${question}</dd>`;
}

/** The answers to eight questions about access, where any is known and somebody can come. */
export function accessSection(shown: ShownConcert, context: PageContext): Markup | undefined {
  if (isClosed(shown, context) || !isKnown(shown)) return undefined;
  const { locale, t } = context;
  const rows = accessRows(shown.venue);
  const day = shown.venue?.access?.checkedOn;
  const checked =
    day !== undefined &&
    markup` <time datetime="${day}">${t('access:checked', { date: unbroken(dayInWords(locale, day)) })}</time>`;
  const open = rows.some(isUnknown) && missing(shown, context, 'missing');
  const foot = (open || checked) && markup`<p class="note">${open}${checked}</p>`;
  const list = rows.map((row) => accessRow(row, askUrl(shown, [row.question], context), context));
  return markup`
    <section class="access" aria-labelledby="access-heading">
      ${headline(context)}
      <div>
        ${accessSigns}
        <dl>${list}</dl>
        ${foot}
      </div>
    </section>`;
}

/** True where nobody comes any more: the concert is over, or cancelled. */
const isClosed = ({ concert }: ShownConcert, { now }: PageContext): boolean =>
  concert.status === 'cancelled' || isOver(concert, now);

const hasPlace = ({ concert, venue }: ShownConcert): boolean => (venue ?? concert.venue) !== undefined;

const isKnown = ({ venue }: ShownConcert): boolean => !accessRows(venue).every(isUnknown);

const isUnknown = ({ answer }: AccessRow): boolean => answer === 'unknown';

/** A sentence about what is missing, with a link that asks for all of it. */
function missing(
  shown: ShownConcert,
  context: PageContext,
  key: 'missing' | 'more' | 'nothing-known',
): Markup {
  const { t } = context;
  const questions = accessRows(shown.venue)
    .filter(isUnknown)
    .map(({ question }) => question);
  const ask = markup`<a href="${askUrl(shown, questions, context)}">${t('access:missing-ask')}</a>`;
  return markup`${t(`access:${key}`)} ${ask}, ${t('access:missing-then')}`;
}

/** One line with an open letter in its last word, and below it what the part is about. */
function headline(context: PageContext): Markup {
  const [text, about] = [context.t('access:heading'), context.t('access:about')];
  const last = text.lastIndexOf(' ') + 1;
  const line = setLineBy(tableAdvance, text, 50, last + openLetter(text.slice(last)));
  return markup`
    <h2 class="headline" id="access-heading" data-reveal>
      <span class="visually-hidden">${text}: ${about}</span>
      ${svgLine(line, context.classes.line)}
      <span class="about" aria-hidden="true">${about}</span>
    </h2>`;
}

function accessRow({ question, answer, note }: AccessRow, ask: string, { locale, t }: PageContext): Markup {
  const label = t(`access:${question}`);
  const word =
    answer === 'unknown'
      ? markup`
          <a href="${ask}">
            <span class="visually-hidden">${t('access:unknown', { question: label })}</span>
            ${` ${t('access:ask')}`}
          </a>`
      : markup`<span>${t(`access:${answer}`)}</span>`;
  const remark = note && markup`<dd class="note">${note[locale]}</dd>`;
  return markup`
    <div>
      <dt>${label}</dt>
      <dd class="answer">
        <svg width="24" height="24" aria-hidden="true"><use href="#access-${answer}"/></svg>
        ${word}
      </dd>
      ${remark}
    </div>`;
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
  { concert, venue }: ShownConcert,
  questions: readonly AccessQuestion[],
  { locale, t, contactPath }: PageContext,
): string {
  const { name, city } = venue ?? { name: concert.venue, city: concert.city };
  const message = t('access:message', {
    concert: [concert.name, name, townName(city, locale)].filter(Boolean).join(', '),
    questions: questions.map((question) => t(`access:${question}`)).join(', '),
  });
  return formAddress(contactPath, message);
}
