import { useEffect, useState } from 'react';
import { reportDefect } from '../../lib/browser/http.ts';
import { sendToPages } from '../../lib/browser/otherPages.ts';
import { checkSession, hasExpired, logOut } from './session.ts';

interface Session {
  /** `unknown` before the first check. The flag of the specification (section 4, Admin) is `in`. */
  access: 'unknown' | 'out' | 'in';
  /** True once somebody was logged in on this page. */
  wasIn: boolean;
  /** True when the last check got no usable answer. */
  isUnchecked: boolean;
}

const loggedIn: Session = { access: 'in', wasIn: true, isUnchecked: false };

/** State of the session. Requests it each time the dialog opens, and never before. */
export function useSession(open: boolean) {
  const [session, setSession] = useState<Session>({ access: 'unknown', wasIn: false, isUnchecked: false });
  const setOut = () => setSession((before) => ({ ...before, access: 'out' }));

  useEffect(() => {
    if (!open) return;
    let isOutdated = false;
    void checkSession().then((found) => {
      if (isOutdated) return;
      const isUnchecked = found === 'unknown';
      setSession((before) => {
        // Without an answer a logged-in band keeps its forms, because the log-in form would hide unsent texts.
        const isIn = isUnchecked ? before.access === 'in' : found === 'in';
        return { access: isIn ? 'in' : 'out', wasIn: before.wasIn || isIn, isUnchecked };
      });
    });
    return () => {
      isOutdated = true;
    };
  }, [open]);

  return {
    ...session,
    enter: () => setSession(loggedIn),
    /** Call when the server has rejected the session. */
    expire: setOut,
    /** Logs out. Returns the key of the sentence about the result. */
    leave: async (): Promise<'logged-out' | 'log-out-failed'> => {
      try {
        await logOut();
      } catch (error) {
        reportDefect(error);
        // After a lost answer the session has ended already.
        if (!hasExpired(error)) return 'log-out-failed';
      }
      setOut();
      sendToPages('session', 'ended');
      return 'logged-out';
    },
  };
}
