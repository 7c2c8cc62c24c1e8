import DateBadge from '../../../components/ui/DateBadge.tsx';
import PrimaryButton from '../../../components/ui/PrimaryButton.tsx';
import { hyphenated } from '../../../lib/typography/hyphenated.ts';
import { nameFit, tiltOf } from './nameFit.ts';
import type { TicketContent } from './ticketContent.ts';
import styles from './Ticket.module.css';

export interface TicketLabels {
  tickets: string;
  newTab: string;
}

interface Shared {
  labels: TicketLabels;
  /** The present year. The badge shows any other year. */
  year: string;
  /** Grey, without links (E4). */
  past?: boolean;
}

/** A list of tickets. */
export interface TicketsProps extends Shared {
  concerts: readonly TicketContent[];
}

interface Props extends Shared {
  concert: TicketContent;
  /** Level of the heading: 4 on the home page, 3 on the page of all concerts. */
  level?: 3 | 4;
}

/** One concert as a ticket with a tear-off date. */
export default function Ticket({ concert, labels, year, past = false, level = 4 }: Props) {
  const {
    id,
    name,
    path,
    language,
    dateTime,
    timeUnknown,
    date,
    when,
    place,
    badge,
    stamp,
    isOff,
    notes,
    tickets,
  } = concert;
  const Heading = `h${level}` as const;
  const isVoid = badge.month === '';
  const sale = past ? undefined : tickets;
  return (
    <article className={styles.ticket} data-stock="paper" data-past={past || undefined} data-id={id}>
      <DateBadge
        month={badge.month}
        day={badge.day}
        year={isVoid || badge.year === year ? undefined : badge.year}
      />
      <div className={styles.words}>
        <Heading className={styles.name} lang={language} {...nameFit(name)}>
          {path && !past ? <a href={path}>{hyphenated(name)}</a> : hyphenated(name)}
        </Heading>
        <p>
          <time
            dateTime={timeUnknown ? dateTime.slice(0, 10) : dateTime}
            data-begins={timeUnknown ? dateTime : undefined}
          >
            {isOff ? <s>{date}</s> : date}
          </time>
          {!past && when && (
            <>
              , <span>{when}</span>
            </>
          )}
        </p>
        {place && (
          <p className={`dim ${styles.place ?? ''}`} data-place="">
            {hyphenated(place)}
          </p>
        )}
        {!past &&
          notes.map(({ text, lang }) => (
            <p key={text} lang={lang} className={`dim ${styles.note ?? ''}`}>
              {text}
            </p>
          ))}
      </div>
      {stamp && (
        // Another stamp is put on; it does not move to the place of the last one.
        <p key={stamp} className={styles.stamp} data-tilt={tiltOf(id)} data-off={isOff ? '' : undefined}>
          {stamp}
        </p>
      )}
      {sale && (
        <div className={styles.sale} data-tickets="">
          <PrimaryButton
            labelKey="tickets"
            t={(key: keyof TicketLabels) => labels[key]}
            size="small"
            href={sale.url}
            name={`${[sale.name, sale.time].filter(Boolean).join(', ')} (${labels.newTab})`}
            newTab={labels.newTab}
          />
        </div>
      )}
    </article>
  );
}
