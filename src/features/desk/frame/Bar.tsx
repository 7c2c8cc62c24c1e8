import Icon from '../../../components/ui/Icon.tsx';
import type { IconName } from '../../../components/ui/icons.ts';
import Logo from '../../../components/ui/Logo.tsx';
import { addressOf, ways, type Way } from '../screen/screens.ts';
import type { Translate } from './translate.ts';

interface Props {
  current: Way;
  /** Path of the site's home page. */
  home: string;
  t: Translate;
  onLeave: () => void;
}

const icons: Record<Way, IconName> = { concerts: 'event', pictures: 'picture' };

/** The ways of the desk: a bar under the thumb on a phone, a rail with logo and log-out on a wide window. */
export default function Bar({ current, home, t, onLeave }: Props) {
  return (
    <nav id="ways" className="bar" aria-label={t('ways')} tabIndex={-1}>
      <a className="home" href={home} aria-label={t('site')}>
        <Logo />
      </a>
      {ways.map((way) => (
        <a
          key={way}
          className="way"
          href={addressOf(way)}
          aria-current={way === current ? 'page' : undefined}
        >
          <Icon name={icons[way]} />
          {t(`way-${way}`)}
        </a>
      ))}
      <button className="link leave" type="button" onClick={onLeave}>
        {t('log-out')}
      </button>
    </nav>
  );
}
