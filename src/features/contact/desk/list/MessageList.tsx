import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { purposes, type Purpose } from '../../../../config/contact.ts';
import Lead from '../../../../desk/kit/screen/Lead.tsx';
import ListHead from '../../../../desk/kit/screen/ListHead.tsx';
import ListState from '../../../../desk/kit/screen/ListState.tsx';
import { addressOf } from '../../../../desk/kit/screen/screens.ts';
import { clockTime } from '../../../../lib/dates/dates.ts';
import type { MessagesDesk } from '../data/useMessages.ts';
import { isNew } from '../../../../records/contact/messageRules.ts';
import { arrival } from '../data/words.ts';

/** Letters of a message that its two lines in the list can show. All of them are part of the link's name. */
const excerptLength = 140;

interface Props {
  desk: MessagesDesk;
  /** Undefined for all. */
  purpose: Purpose | undefined;
  deletedCount: number | undefined;
  /** Id of the message that is open beside the list. */
  openId: string | undefined;
}

/** The messages of all purposes or of one, the newest first. A new one has a box with the word, a disc and a bold name. */
export default function MessageList(props: Props) {
  const { locale, t, leaveLinks } = useDesk();
  const { desk, purpose, deletedCount, openId } = props;
  const { messages, loadedAt, hasFailed } = desk;
  const now = new Date();
  const of = (each: Purpose | undefined) =>
    messages?.filter((message) => each === undefined || message.purpose === each) ?? [];
  const shown = of(purpose);
  return (
    <>
      <ListHead title={t('title-messages')} />
      <nav className="tabs" aria-label={t('message-lists')}>
        {[undefined, ...purposes].map((each) => (
          <a
            key={each ?? ''}
            href={each ? addressOf('messages', each) : addressOf('messages')}
            aria-current={each === purpose ? 'page' : undefined}
          >
            {t(each ? `messages-${each}` : 'messages-all')}{' '}
            {messages && <span className="count">{of(each).length}</span>}
          </a>
        ))}
        <span className="tab-links">
          <a className="link" data-row="deleted" href={addressOf('messages', 'deleted')}>
            {t('deleted-heading')} {Boolean(deletedCount) && `(${deletedCount})`}
          </a>
        </span>
      </nav>
      <ListState isLoaded={messages !== undefined} hasFailed={hasFailed} onRetry={() => void desk.load()}>
        {shown.length === 0 && <Lead>{t(purpose ? 'messages-none-here' : 'messages-none')}</Lead>}
      </ListState>
      {loadedAt !== undefined && (
        <p className="dim">{t('list-as-of', { time: clockTime(locale, new Date(loadedAt)) })}</p>
      )}
      <ul className="message-rows" role="list">
        {shown.map(({ id, name, purpose: of, message, received, ...notes }) => (
          <li key={id} data-new={isNew(notes) || undefined} data-open={id === openId || undefined}>
            <a href={addressOf('messages', id)} data-row={id}>
              <span className="sender">{name}</span>
              <time className="dim" dateTime={received}>
                {arrival(locale, new Date(received), now)}
              </time>
              <span className="labels">
                {isNew(notes) && <span className="new">{t('message-new')}</span>} {t(`message-${of}`)}
                {notes.suspected && `, ${t('message-suspected')}`}
              </span>
              <span className="excerpt dim">
                {message.slice(0, excerptLength).replace(/[\ud800-\udbff]$/, '')}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {leaveLinks}
    </>
  );
}
