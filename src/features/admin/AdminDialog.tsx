import { useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../components/hooks/adoptStyles.ts';
import Dialog from '../../components/dialog/Dialog.tsx';
import checkboxStyles from '../../components/form/Checkbox.module.css?inline';
import fieldStyles from '../../components/form/FormField.module.css?inline';
import buttonStyles from '../../components/ui/PrimaryButton.module.css?inline';
import { locales } from '../../config/locales.ts';
import styles from './AdminDialog.css?inline';
import ConcertForm from './concerts/ConcertForm.tsx';
import { useLogoClick } from './logo.ts';
import LogIn from './session/LogIn.tsx';
import { useSession } from './session/useSession.ts';
import Toast from './Toast.tsx';
import { pageLocale, translator } from './translate.ts';
import Upload from './upload/Upload.tsx';

// A page without a field or a button in its HTML lacks their styles.
for (const css of [checkboxStyles, fieldStyles, buttonStyles, styles]) adoptStyles(css);

const locale = pageLocale();
const t = translator(locale);

/** The hidden dialog (specification, section 2, Admin dialog): a log-in form, then the forms for pictures and concerts. */
export default function AdminDialog() {
  const [open, setOpen] = useState(false);
  const { access, wasIn, isUnchecked, enter, expire, leave } = useSession(open);
  const [message, setMessage] = useState('');
  const hasJustEntered = useRef(false);
  const [toast, setToast] = useState('');
  useLogoClick(() => {
    setOpen(true);
  });

  const status = message || (isUnchecked ? t('unchecked') : '');
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The dialog may be scrolled to a picture far below.
    if (status) statusLine.current?.scrollIntoView({ block: 'center' });
  }, [status]);

  const handleExpiry = () => {
    expire();
    setMessage(t('expired'));
  };
  const logOut = async () => {
    setMessage(t(await leave()));
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          // A live region of the page is announced only after the dialog has closed.
          setToast(hasJustEntered.current ? t('logged-in') : '');
          hasJustEntered.current = false;
          setMessage('');
        }}
        heading={t('dialog')}
        closeLabel={t('close')}
        className="admin-dialog"
      >
        <div className="admin">
          <p ref={statusLine} role="status">
            {access === 'unknown' ? t('wait') : status}
          </p>
          {access === 'out' && (
            <LogIn
              open={open}
              locale={locale}
              t={t}
              onEnter={() => {
                enter();
                hasJustEntered.current = true;
                setOpen(false);
              }}
            />
          )}
          {/* Hidden, not removed, after the session has ended: the queue and typed texts stay. */}
          {wasIn && (
            <div className="desk" hidden={access !== 'in'}>
              <Upload locale={locale} t={t} onExpire={handleExpiry} />
              <ConcertForm locale={locale} t={t} onExpire={handleExpiry} />
            </div>
          )}
          <p className="actions">
            {access === 'in' && (
              <button className="admin-button" type="button" onClick={() => void logOut()}>
                {t('log-out')}
              </button>
            )}
            <a href={`${locales[locale].prefix}/`}>{t('home')}</a>
          </p>
        </div>
      </Dialog>
      <Toast
        text={open ? '' : toast}
        onDismiss={() => {
          setToast('');
        }}
      />
    </>
  );
}
