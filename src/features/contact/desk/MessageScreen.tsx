import { useDesk } from '../../../desk/kit/deskContext.ts';
import FormActions from '../../../desk/kit/form/FormActions.tsx';
import FormHead from '../../../desk/kit/form/FormHead.tsx';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import type { TextKey } from '../../../desk/kit/translate.ts';
import { dateAndTime, dayInWords, shortDate } from '../../../lib/dates/dates.ts';
import { listedDay } from '../../../lib/dates/moves.ts';
import type { Concert } from '../../../records/concert.ts';
import { takesPlace } from '../../../records/concertRules.ts';
import type { ListedMessage } from '../../../records/contact/contactMessage.ts';
import type { MessageNote } from './data/useMessages.ts';
import { dayInText } from './data/dayInText.ts';
import { replyTo } from './data/reply.ts';
import { expiryOf } from './data/words.ts';

interface Props {
  message: ListedMessage;
  back: string;
  /** The concerts of the band, to tell that a day is taken; undefined until they are loaded. */
  concerts: readonly Concert[] | undefined;
  onConcert: (values: { date: string }, source: string) => void;
  onChange: (message: ListedMessage, change: MessageNote, textKey: TextKey) => Promise<void>;
  onRemove: () => void;
}

/** One message: the letter first, then what can be done with it. The red button opens the mail program. */
export default function MessageScreen(props: Props) {
  const { locale, t } = useDesk();
  const { message, back, concerts, onConcert, onChange, onRemove } = props;
  const { id, name, email, purpose, received, answered, kept } = message;
  const { href, isShortened } = replyTo(message);
  const day = dayInText(message.message, new Date(received));
  const taken = concerts?.find((concert) => takesPlace(concert) && listedDay(concert) === day);
  const made = concerts?.find(({ id: own }) => own === message.concert);
  const dayHint = (of: string) => {
    const named = dayInWords(locale, of);
    return taken ? t('message-day-taken', { day: named, name: taken.name }) : named;
  };
  const facts = {
    from: `${name}, ${email}`,
    purpose: t(`message-${purpose}`),
    when: dateAndTime(locale, new Date(received)),
  };
  const row = (label: string, hint: string, action: () => void) => (
    <li>
      <button type="button" onClick={action}>
        <b>{label}</b> <span>{hint}</span>
      </button>
    </li>
  );
  const note = (change: MessageNote, textKey: TextKey) => () => void onChange(message, change, textKey);
  const expiry = expiryOf(message);
  // The next night erases it, unless the band keeps it.
  const isOver = expiry < new Date();
  const expires = t(isOver ? 'message-expires-now' : 'message-expires', {
    day: shortDate(locale, expiry, ''),
  });
  const unkeep = isOver
    ? row(t('message-unkeep'), t('message-unkeep-deletes'), onRemove)
    : row(t('message-unkeep'), t('message-stays'), note({ kept: false }, 'message-unkept-now'));
  return (
    <>
      <FormHead crumb={t('area-messages')} heading={name} />
      <dl className="facts">
        {(['from', 'purpose', 'when'] as const).map((fact) => (
          <div key={fact}>
            <dt className="dim">{t(`message-${fact}`)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      {message.suspected && <p className="dim">{t('message-suspected-text')}</p>}
      {message.mail === 'unsent' && <p className="dim">{t('message-unsent')}</p>}
      <p className="letter" lang={message.language} dir="auto">
        {message.message}
      </p>
      <div className="sheet-body message-actions">
        <ul role="list">
          {made ? (
            <li>
              <a href={addressOf('concerts', made.id)}>
                <b>{t('message-became')}</b>{' '}
                <span>{`${made.name}, ${dayInWords(locale, listedDay(made))}`}</span>
              </a>
            </li>
          ) : (
            row(t('message-concert'), day ? dayHint(day) : t('message-no-day'), () =>
              onConcert({ date: day ?? '' }, id),
            )
          )}
          {answered
            ? row(t('message-again'), '', note({ answered: false }, 'message-again-now'))
            : row(t('message-done'), '', note({ answered: true }, 'message-done-now'))}
          {kept ? unkeep : row(t('message-keep'), expires, note({ kept: true }, 'message-kept-now'))}
          <li>
            <a href={addressOf('messages', id, 'person')} data-row={`${id}/person`}>
              <b>{t('person')}</b> <span>{t('person-hint')}</span>
            </a>
          </li>
        </ul>
        <ul role="list">{row(t('message-delete'), t('hint-delete'), onRemove)}</ul>
      </div>
      <FormActions
        {...{ back, href }}
        label={t('message-answer')}
        status={isShortened ? t('message-shortened') : ''}
        onOpen={() => {
          if (!answered) void onChange(message, { answered: true }, 'message-answered-now');
        }}
      />
    </>
  );
}
