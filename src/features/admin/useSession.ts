import { useEffect, useState } from 'react';
import { isLoggedIn, logOut } from './session.ts';

/** Nobody has asked yet; the flag of the specification (section 4, Admin) is `in`. */
export type Access = 'unknown' | 'out' | 'in';

/** Who may do what here: asked each time that the dialog opens, and never before. */
export function useSession(open: boolean) {
  const [access, setAccess] = useState<Access>('unknown');

  useEffect(() => {
    if (!open) return;
    let outdated = false;
    void isLoggedIn().then((loggedIn) => {
      if (!outdated) setAccess(loggedIn ? 'in' : 'out');
    });
    return () => {
      outdated = true;
    };
  }, [open]);

  return {
    access,
    enter: () => {
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
