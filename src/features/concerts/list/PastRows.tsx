import { hyphenated } from '../../../lib/typography/hyphenated.ts';
import type { TicketContent } from '../ticket/ticketContent.ts';

interface Props {
  /** Newest first. */
  concerts: readonly TicketContent[];
}

/** Past concerts by year: a row for each, which links to its page. */
export default function PastRows({ concerts }: Props) {
  const years = [...new Set(concerts.map(({ badge }) => badge.year))];
  return years.map((year) => (
    <section key={year}>
      <h3>{year}</h3>
      <ul role="list">
        {concerts
          .filter(({ badge }) => badge.year === year)
          .map(({ id, name, path, language, dateTime, timeUnknown, shortDay, place, isOff, stamp }) => (
            <li key={id}>
              <article data-id={id}>
                <time dateTime={timeUnknown ? dateTime.slice(0, 10) : dateTime}>
                  {isOff ? <s>{shortDay}</s> : shortDay}
                </time>
                <h4 lang={language}>
                  <a href={path}>{hyphenated(name)}</a>
                </h4>
                {isOff && <b>{stamp}</b>}
                {place && <span>{place}</span>}
              </article>
            </li>
          ))}
      </ul>
    </section>
  ));
}
