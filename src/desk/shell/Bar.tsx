import { useDesk } from '../kit/deskContext.ts';
import Icon from '../../components/ui/Icon.tsx';
import DeskIcon from '../kit/DeskIcon.tsx';
import { kindAt } from '../../records/kinds.ts';
import HelpLink from '../kit/screen/HelpLink.tsx';
import { addressOf, areas, type Area } from '../kit/screen/screens.ts';

interface Props {
  current: Area;
  /** Number of new messages. */
  newCount: number;
  onLeave: () => void;
}

/** The areas of the desk: a bar under the thumb on a phone, a rail with logo and log-out on a wide window. */
export default function Bar({ current, newCount, onLeave }: Props) {
  const { t, home, logo } = useDesk();
  return (
    <nav id="areas" className="bar" aria-label={t('areas')} tabIndex={-1}>
      <a className="home" href={home} aria-label={t('site')}>
        {logo}
      </a>
      {areas.map((area) => (
        <a
          key={area}
          className="area"
          href={addressOf(area)}
          aria-current={area === current ? 'page' : undefined}
        >
          {area === 'start' || area === 'band' ? (
            <DeskIcon name={area} />
          ) : (
            <Icon name={kindAt([area])?.icon ?? 'event'} />
          )}
          {t(`area-${area}`)}
          {area === 'messages' && newCount > 0 && (
            <>
              <span className="count" aria-hidden="true">
                {newCount}
              </span>
              <span className="visually-hidden">{`, ${t('messages-new', { count: newCount })}`}</span>
            </>
          )}
        </a>
      ))}
      <HelpLink />
      <button className="link leave" type="button" onClick={onLeave}>
        {t('log-out')}
      </button>
    </nav>
  );
}
