import { useDesk } from '../deskContext.ts';
import Dialog from '../../../components/dialog/Dialog.tsx';
import { useDialogEntry } from '../../../components/hooks/useDialogEntry.ts';
import LogIn from '../../../components/session/LogIn.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onEnter: () => void;
}

/** The log-in over a form, before the session ends. The dialog asks for the password: no session renews itself (docs/decisions/0031). */
export default function StayDialog({ isOpen, onClose, onEnter }: Props) {
  const { locale, t } = useDesk();
  useDialogEntry(isOpen, onClose);
  return (
    <Dialog open={isOpen} onClose={onClose} heading={t('session-stay')} closeLabel={t('close')}>
      <div className="entrance stay">
        {isOpen && (
          <LogIn
            open
            locale={locale}
            t={t}
            onEnter={() => {
              onClose();
              onEnter();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
