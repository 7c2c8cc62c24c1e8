import Dialog from '../../../components/dialog/Dialog.tsx';
import { useDialogEntry } from '../../../components/hooks/useDialogEntry.ts';
import LogIn from '../../../components/session/LogIn.tsx';
import type { Locale } from '../../../config/locales.ts';
import HelpLink from '../screen/HelpLink.tsx';
import type { Translate } from '../translate.ts';

interface Props {
  isOpen: boolean;
  locale: Locale;
  t: Translate;
  onClose: () => void;
  onLeave: () => void;
}

/** Ends the sessions of all devices. It asks for the password again, because an open desk may be anybody's (docs/decisions/0013). */
export default function LeaveEverywhereDialog({ isOpen, locale, t, onClose, onLeave }: Props) {
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
          />
        )}
      </div>
    </Dialog>
  );
}
