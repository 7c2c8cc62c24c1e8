import { useEffect, useState } from 'react';
import { checkSession, logOut } from './session.ts';

/** Nobody has asked yet; the flag of the specification (section 4, Admin) is `in`. */
export type Access = 'unknown' | 'out' | 'in';

/** The session's state, requested each time the dialog opens, and never before. */
export function useSession(open: boolean) {
  const [access, setAccess] = useState<Access>('unknown');
  /** The last check got no answer that tells. */
  const [isUnchecked, setUnchecked] = useState(false);

  useEffect(() => {
    if (!open) return;
    let outdated = false;
    void checkSession().then((result) => {
      if (outdated) return;
      setUnchecked(result === 'unknown');
      // Without an answer the desk stays as it is: a log-in form would hide what waits there.
      setAccess((before) => (result === 'unknown' ? (before === 'in' ? 'in' : 'out') : result));
    });
    return () => {
      outdated = true;
    };
  }, [open]);

  return {
    access,
    isUnchecked,
    enter: () => {
      setUnchecked(false);
      setAccess('in');
    },
    /** The server no longer knows us. */
    expire: () => {
      setAccess('out');
    },
    /** Answers whether the server has been told. */
    leave: async (): Promise<boolean> => {
      try {
        await logOut();
      } catch {
        return false;
      }
      setAccess('out');
      return true;
    },
  };
}
