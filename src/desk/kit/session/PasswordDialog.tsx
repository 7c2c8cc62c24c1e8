import { useDesk } from '../deskContext.ts';
import Dialog from '../../../components/dialog/Dialog.tsx';
import { useDialogEntry } from '../../../components/hooks/useDialogEntry.ts';
import LogIn from '../../../components/session/LogIn.tsx';
import HelpLink from '../screen/HelpLink.tsx';

interface Props {
  /** Undefined while it is closed. */
  action: 'stay' | 'leave-everywhere' | undefined;
  onClose: () => void;
  /** Called after the right password. */
  onEnter: () => void;
  /** Called when the session has ended before: nobody knows of the others. */
  onExpire: () => void;
}

/** Asks for the password again: no session renews itself (docs/decisions/0031), and an open desk may be anybody's (docs/decisions/0013). */
export default function PasswordDialog({ action, onClose, onEnter, onExpire }: Props) {
  const { locale, t } = useDesk();
  useDialogEntry(action !== undefined, onClose);
  const leaves = action === 'leave-everywhere';
  const closeAnd = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Dialog
      open={action !== undefined}
      onClose={onClose}
      heading={t(leaves ? action : 'session-stay')}
      closeLabel={t('close')}
    >
      <div className="entrance stay">
        {leaves && <p>{t('leave-everywhere-text')}</p>}
        {leaves && <HelpLink chapter="lost-phone" />}
        {action && (
          <LogIn
            {...{ open: true, locale, t }}
            action={leaves ? action : 'log-in'}
            onEnter={closeAnd(onEnter)}
            onExpire={closeAnd(onExpire)}
          />
        )}
      </div>
    </Dialog>
  );
}
