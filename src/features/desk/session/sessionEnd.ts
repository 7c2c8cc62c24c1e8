import { createContext, useEffect, useEffectEvent, useState } from 'react';
import { useRecheck } from '../../../components/hooks/useRecheck.ts';
import { hasExpired } from '../../../components/session/session.ts';
import { secondsLeft } from '../../../config/session.ts';
import { call, reportDefect } from '../../../lib/browser/http.ts';

/** The session's last minutes, for the line above the button of a form. */
export interface SessionEnding {
  /** Whole minutes until the session ends; 0 once it has ended. */
  minutes: number;
  /** Opens the log-in, over the form. */
  onStay: () => void;
}

/** Null while the session lasts long enough. */
export const SessionEndingContext = createContext<SessionEnding | null>(null);

/** The desk warns from this time before the end on, in milliseconds: 5 minutes. */
const warnedMs = 5 * 60_000;

/** The minutes to show, and the instant of the next look; both times in milliseconds since 1970. */
export function planWarning(endsAt: number, now: number): { minutes: number | undefined; next: number } {
  const left = endsAt - now;
  if (left > warnedMs) return { minutes: undefined, next: endsAt - warnedMs };
  const minutes = Math.max(0, Math.ceil(left / 60_000));
  return { minutes, next: minutes === 0 ? Infinity : endsAt - (minutes - 1) * 60_000 };
}

/** The end of the session in milliseconds since 1970; now when it has ended, undefined without an answer. */
async function askForEnd(): Promise<number | undefined> {
  try {
    const left = (await call('/api/session')).headers.get(secondsLeft);
    return left === null ? undefined : Date.now() + Number(left) * 1000;
  } catch (error) {
    reportDefect(error);
    return hasExpired(error) ? Date.now() : undefined;
  }
}

/**
 * The minutes until the session ends, in its last five; undefined before. Asks the server again with every minute shown, because another
 * page may have logged in. `ask` is for this page's own log-in.
 */
export function useSessionMinutes(isIn: boolean): { minutes: number | undefined; ask: () => Promise<void> } {
  const [endsAt, setEndsAt] = useState(Infinity);
  const [minutes, setMinutes] = useState<number>();
  useRecheck(() => {
    const plan = planWarning(endsAt, Date.now());
    setMinutes(plan.minutes);
    return plan.next;
  }, endsAt);

  const ask = async () => {
    const found = await askForEnd();
    if (found !== undefined) setEndsAt(found);
  };
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (isIn) void askAgain();
  }, [isIn, minutes]);
  return { minutes: isIn ? minutes : undefined, ask };
}
