import { DeskContext, useDesk } from '../kit/deskContext.ts';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { deskPath } from '../../components/session/deskPath.ts';
import LogIn from '../../components/session/LogIn.tsx';
import { useSession } from '../../components/session/useSession.ts';
import { locales, otherLocales } from '../../config/locales.ts';
import { useMessages } from '../../features/contact/desk/data/useMessages.ts';
import { waitingUploads } from '../../features/gallery/desk/data/entries.ts';
import { receiveFromDesk, sendToPages } from '../../lib/browser/otherPages.ts';
import { isNew } from '../../records/contact/messageRules.ts';
import { browserStorage, hasUnsent } from '../kit/drafts/drafts.ts';
import { builtKinds, kinds } from '../../records/kinds.ts';
import Guard from '../kit/Guard.tsx';
import HelpLink from '../kit/screen/HelpLink.tsx';
import { noteWay } from '../kit/origin.ts';
import { type Screen, addressOf, firstScreen, isAnyList, readScreen } from '../kit/screen/screens.ts';
import { SessionExpiryContext, useSessionMinutes } from '../kit/session/sessionExpiry.ts';
import PasswordDialog from '../kit/session/PasswordDialog.tsx';
import { unsentConcerts } from './unsentDrafts.ts';
import { useMessage } from './useMessage.ts';
import Title from '../kit/screen/Title.tsx';
import AreaScreens from './AreaScreens.tsx';
import Bar from './Bar.tsx';
import { useKeptFocus } from '../kit/screen/useKeptFocus.ts';
import { useScreenFocus } from '../kit/screen/useScreenFocus.ts';

/** Shows the log-in, or the screen that the address names, with the bar. */
export default function DeskAreas() {
  const desk = useDesk();
  const { locale, t, home } = desk;
  const { access, wasIn, isUnchecked, enter, expire, leave } = useSession(true);
  const screen = useScreen();
  const nameRow = useScreenFocus(screen);
  useKeptFocus();
  const isIn = access === 'in';
  const [message, say] = useMessage(screen, !isIn);
  const { minutes, ask } = useSessionMinutes(isIn);
  const [dialog, setDialog] = useState<'stay' | 'leave-everywhere'>();
  const expiry = minutes === undefined ? null : { minutes, onStay: () => setDialog('stay') };

  const handleExpiry = () => {
    expire();
    say(t('expired'));
  };
  const handleLeft = () => {
    expire();
    sendToPages('session', 'ended');
    say(t('left-everywhere'));
  };
  const messages = useMessages({ isOpen: isIn, onExpire: handleExpiry });
  const tellDefect = useEffectEvent(() => say(t('failed-action')));
  useEffect(() => {
    const controller = new AbortController();
    // No control does nothing without a word. The browser's own errors, such as those of an observer, have no object.
    const tell = (event: ErrorEvent | PromiseRejectionEvent) => {
      if ('reason' in event || event.error) tellDefect();
    };
    for (const type of ['error', 'unhandledrejection'] as const)
      addEventListener(type, tell, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  const followSession = useEffectEvent(expire);
  useEffect(() => {
    const controller = new AbortController();
    receiveFromDesk('session', () => followSession(), controller.signal);
    return () => controller.abort();
  }, []);
  const logOut = async () => say(t(await leave()));
  const skipToAreas = (event: MouseEvent) => {
    event.preventDefault();
    // A form has its own buttons in the place of the bar.
    const places = [...document.querySelectorAll<HTMLElement>('#areas, .form-actions a')];
    places.find((place) => place.checkVisibility())?.focus();
  };

  const leaveLinks = (
    <p className="leave">
      <HelpLink chapter={isIn ? undefined : 'log-in'} />
      {isIn && (
        <button className="link" type="button" onClick={() => void logOut()}>
          {t('log-out')}
        </button>
      )}
      {isIn && (
        <button className="link everywhere" type="button" onClick={() => setDialog('leave-everywhere')}>
          {t('leave-everywhere')}
        </button>
      )}
      {otherLocales(locale).map((other) => (
        <a
          key={other}
          className="link"
          href={deskPath(other) + addressOf(screen.area, ...screen.parts)}
          lang={locales[other].tag}
          hrefLang={other}
        >
          {locales[other].name}
        </a>
      ))}
    </p>
  );

  return (
    <div className="desk" data-list={isAnyList(screen) || undefined} data-in={isIn || undefined}>
      {isIn && (
        <a className="skip" href="#areas" onClick={skipToAreas}>
          {t('to-areas')}
        </a>
      )}
      <main id="main" tabIndex={-1}>
        <p className="message" role="status">
          {message || (isUnchecked ? t('unchecked') : '')}
        </p>
        {!isIn && (
          <div className="screen entrance">
            <Title>{t('title-desk')}</Title>
            <WaitingDrafts />
            {access === 'unknown' ? (
              <p className="awaits-log-in">{t('wait')}</p>
            ) : (
              <LogIn
                open
                locale={locale}
                t={t}
                onEnter={() => {
                  enter();
                  say('');
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
            <Guard>
              <DeskContext value={{ ...desk, leaveLinks }}>
                <AreaScreens {...{ screen, isIn, messages }} onExpire={handleExpiry} onRow={nameRow} />
              </DeskContext>
            </Guard>
          </SessionExpiryContext>
        )}
      </main>
      {isIn && (
        <Bar
          current={screen.area}
          newCount={messages.messages?.filter(isNew).length ?? 0}
          onLeave={() => void logOut()}
        />
      )}
      <PasswordDialog
        action={dialog}
        onClose={() => setDialog(undefined)}
        onEnter={dialog === 'stay' ? () => void ask() : handleLeft}
        onExpire={handleExpiry}
      />
    </div>
  );
}

/** The number of concerts that are not stored yet, on this device, and whether pictures or parts of the band's site wait; no names, because everybody can open this page. */
function WaitingDrafts() {
  const { t } = useDesk();
  const storage = browserStorage();
  const count = unsentConcerts();
  const hasBandDrafts = builtKinds.some((name) => hasUnsent(storage, kinds[name].drafts));
  return (
    <>
      {count > 0 && <p>{t('drafts-wait', { count })}</p>}
      {hasBandDrafts && <p>{t('band-waits')}</p>}
      {waitingUploads().length > 0 && <p>{t('pictures-wait')}</p>}
    </>
  );
}

/** The screen that the page's address names. Stays at the last one when the fragment names none. */
function useScreen(): Screen {
  const [screen, setScreen] = useState(() => readScreen(location.hash) ?? firstScreen);
  useEffect(() => {
    let present = readScreen(location.hash) ?? firstScreen;
    const follow = () => {
      const next = readScreen(location.hash);
      if (!next) return;
      noteWay(present, next);
      present = next;
      setScreen(next);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return screen;
}
