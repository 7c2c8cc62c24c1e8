import { useState, type MouseEvent } from 'react';
import { deskPath } from '../../../components/session/deskPath.ts';
import LogIn from '../../../components/session/LogIn.tsx';
import { useSession } from '../../../components/session/useSession.ts';
import { locales, otherLocales, type Locale } from '../../../config/locales.ts';
import ConcertsWay from '../concerts/ConcertsWay.tsx';
import Upload from '../pictures/Upload.tsx';
import { concertKind } from '../concerts/data/concertKind.ts';
import { browserStorage, createDrafts } from '../records/drafts.ts';
import Bar from './Bar.tsx';
import ListHead from './ListHead.tsx';
import { addressOf, isList } from '../screen/screens.ts';
import { SessionExpiryContext, useSessionMinutes } from '../session/sessionExpiry.ts';
import StayDialog from '../session/StayDialog.tsx';
import Title from './Title.tsx';
import type { Translate } from './translate.ts';
import { useKeptFocus } from '../screen/useKeptFocus.ts';
import { useScreen } from '../screen/useScreen.ts';
import { useScreenFocus } from '../screen/useScreenFocus.ts';

interface Props {
  locale: Locale;
  t: Translate;
}

/** Shows the log-in, or the screen that the address names. All ways stay mounted, so that none loses a queue or a typed text. */
export default function DeskWays({ locale, t }: Props) {
  const { access, wasIn, isUnchecked, enter, expire, leave } = useSession(true);
  const [message, setMessage] = useState('');
  const screen = useScreen();
  const nameRow = useScreenFocus(screen);
  useKeptFocus();
  const home = `${locales[locale].prefix}/`;
  const isIn = access === 'in';
  const { minutes, ask } = useSessionMinutes(isIn);
  const [isStaying, setStaying] = useState(false);
  const expiry =
    minutes === undefined
      ? null
      : {
          minutes,
          onStay: () => setStaying(true),
        };

  const handleExpiry = () => {
    expire();
    setMessage(t('expired'));
  };
  const logOut = async () => setMessage(t(await leave()));
  const skipToWays = (event: MouseEvent) => {
    event.preventDefault();
    // A form has its own buttons in the place of the bar.
    const places = [...document.querySelectorAll<HTMLElement>('#ways, .form-actions a')];
    places.find((place) => place.checkVisibility())?.focus();
  };

  const leaveLinks = (
    <p className="leave">
      {isIn && (
        <button className="link" type="button" onClick={() => void logOut()}>
          {t('log-out')}
        </button>
      )}
      {otherLocales(locale).map((other) => (
        <a
          key={other}
          className="link"
          href={deskPath(other) + addressOf(screen.way, ...screen.parts)}
          lang={locales[other].tag}
          hrefLang={other}
        >
          {locales[other].name}
        </a>
      ))}
    </p>
  );

  return (
    <div className="desk" data-list={isList(screen) || undefined} data-in={isIn || undefined}>
      {isIn && (
        <a className="skip" href="#ways" onClick={skipToWays}>
          {t('to-ways')}
        </a>
      )}
      <main id="main" tabIndex={-1}>
        <p className="message" role="status">
          {message || (isUnchecked ? t('unchecked') : '')}
        </p>
        {!isIn && (
          <div className="screen entrance">
            <Title>{t('title-desk')}</Title>
            <WaitingDrafts t={t} />
            {access === 'unknown' ? (
              <p>{t('wait')}</p>
            ) : (
              <LogIn
                open
                locale={locale}
                t={t}
                onEnter={() => {
                  enter();
                  setMessage('');
                }}
              />
            )}
            <p>
              <a className="link" href={home}>
                {t('home')}
              </a>
            </p>
            {leaveLinks}
          </div>
        )}
        {wasIn && (
          <SessionExpiryContext value={expiry}>
            <div className="way-screens" hidden={!isIn || screen.way !== 'concerts'}>
              <ConcertsWay
                parts={screen.way === 'concerts' ? screen.parts : []}
                {...{ home, locale, t, leaveLinks }}
                onExpire={handleExpiry}
                onRow={nameRow}
              />
            </div>
            <div className="screen" hidden={!isIn || screen.way !== 'pictures'}>
              <ListHead title={t('title-pictures')} home={home} t={t} />
              <Upload locale={locale} t={t} onExpire={handleExpiry} />
              {leaveLinks}
            </div>
          </SessionExpiryContext>
        )}
      </main>
      {isIn && <Bar current={screen.way} home={home} t={t} onLeave={() => void logOut()} />}
      <StayDialog
        isOpen={isStaying}
        locale={locale}
        t={t}
        onClose={() => setStaying(false)}
        onEnter={() => void ask()}
      />
    </div>
  );
}

/** The number of concerts that are typed by half on this device; no names, because everybody can open this page. */
function WaitingDrafts({ t }: { t: Translate }) {
  const count = createDrafts(browserStorage(), concertKind).list().length;
  return count > 0 && <p>{t(count === 1 ? 'draft-waits' : 'drafts-wait', { count })}</p>;
}
