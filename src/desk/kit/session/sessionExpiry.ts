import { createContext, useEffect, useEffectEvent, useState } from 'react';
import { useRecheck } from '../../../components/hooks/useRecheck.ts';
import { hasExpired } from '../../../components/session/session.ts';
import { secondsLeft } from '../../../config/session.ts';
import { call, reportDefect } from '../../../lib/browser/http.ts';

/** The session's last minutes, for the line above the button of a form. */
export interface SessionExpiry {
  /** Whole minutes until the session expires; 0 once it has expired. */
  minutes: number;
  /** Opens the log-in, over the form. */
  onStay: () => void;
}

/** Null while the session lasts long enough. */
export const SessionExpiryContext = createContext<SessionExpiry | null>(null);

/** The desk warns from this time before the expiry on, in milliseconds: 5 minutes. */
const warnedMs = 5 * 60_000;

/** The minutes to show, and the instant at which they change; both times in milliseconds since 1970. */
export function planWarning(expiresAt: number, now: number): { minutes: number | undefined; next: number } {
  const left = expiresAt - now;
  if (left > warnedMs) return { minutes: undefined, next: expiresAt - warnedMs };
  const minutes = Math.max(0, Math.ceil(left / 60_000));
  return { minutes, next: minutes === 0 ? Infinity : expiresAt - (minutes - 1) * 60_000 };
}

/** The session's expiry in milliseconds since 1970; now when it has expired, undefined without an answer. */
async function requestExpiry(): Promise<number | undefined> {
  try {
    const left = (await call('/api/session')).headers.get(secondsLeft);
    return left === null ? undefined : Date.now() + Number(left) * 1000;
  } catch (error) {
    reportDefect(error);
    return hasExpired(error) ? Date.now() : undefined;
  }
}

/**
 * The minutes until the session expires, in its last five; undefined before. Asks the server again with every minute shown, because another
 * page may have logged in. `ask` is for this page's own log-in.
 */
export function useSessionMinutes(isIn: boolean): { minutes: number | undefined; ask: () => Promise<void> } {
  const [expiresAt, setExpiresAt] = useState(Infinity);
  /** The instant for which the minutes are shown, in milliseconds since 1970. */
  const [now, setNow] = useState(0);
  const { minutes, next } = planWarning(expiresAt, now);

  const ask = async () => {
    const found = await requestExpiry();
    if (found === undefined) return;
    setExpiresAt(found);
    setNow(Date.now());
  };
  useRecheck(() => {
    const present = Date.now();
    if (present < next) return next;
    setNow(present);
    if (isIn) void ask();
    return planWarning(expiresAt, present).next;
  }, next);
  const askAtLogIn = useEffectEvent(ask);
  useEffect(() => {
    if (isIn) void askAtLogIn();
  }, [isIn]);
  return { minutes: isIn ? minutes : undefined, ask };
}
