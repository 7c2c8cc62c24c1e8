import { useDesk } from '../deskContext.ts';
import Dialog from '../../../components/dialog/Dialog.tsx';
import { useDialogEntry } from '../../../components/hooks/useDialogEntry.ts';
import LogIn from '../../../components/session/LogIn.tsx';
import HelpLink from '../screen/HelpLink.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onLeave: () => void;
  /** Called when the session has ended before: nobody knows of the others. */
  onExpire: () => void;
}

/** Ends the sessions of all devices. The dialog asks for the password again: an open desk may be anybody's (docs/decisions/0013). */
export default function LeaveEverywhereDialog({ isOpen, onClose, onLeave, onExpire }: Props) {
  const { locale, t } = useDesk();
  useDialogEntry(isOpen, onClose);
  return (
    <Dialog open={isOpen} onClose={onClose} heading={t('leave-everywhere')} closeLabel={t('close')}>
      <div className="entrance stay">
        <p>{t('leave-everywhere-text')}</p>
        <HelpLink chapter="lost-phone" />
        {isOpen && (
          <LogIn
            open
            action="leave-everywhere"
            locale={locale}
            t={t}
            onEnter={() => {
              onClose();
              onLeave();
            }}
            onExpire={() => {
              onClose();
              onExpire();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
