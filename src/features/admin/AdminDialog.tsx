import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDialogEntry } from '../../components/hooks/useDialogEntry.ts';
import { adoptStyles } from '../../components/hooks/adoptStyles.ts';
import Dialog from '../../components/dialog/Dialog.tsx';
import checkboxStyles from '../../components/form/Checkbox.module.css?inline';
import fieldStyles from '../../components/form/FormField.module.css?inline';
import buttonStyles from '../../components/ui/PrimaryButton.module.css?inline';
import { deskConcertPath, deskPath } from '../../components/session/deskPath.ts';
import LogIn from '../../components/session/LogIn.tsx';
import { useSession } from '../../components/session/useSession.ts';
import PrimaryButton from '../../components/ui/PrimaryButton.tsx';
import { locales } from '../../config/locales.ts';
import { pageLocale } from '../../lib/browser/pageLocale.ts';
import { type Texts, fileIn, translate } from '../../lib/i18n/translator.ts';
import styles from './AdminDialog.css?inline';
import { useLogoClick } from './logo.ts';

// A page without a field or a button in its HTML lacks their styles.
for (const css of [checkboxStyles, fieldStyles, buttonStyles, styles]) adoptStyles(css);

const locale = pageLocale();
const files = import.meta.glob<Texts<'admin'>>('/generated/i18n/*/admin.json', { import: 'default' });

/** Loads the texts of the dialog, because a first visit does not need them. */
export const loadTexts = fileIn(locale, files);

/**
 * Slug of the concert whose page is shown. The name of the element is not imported: the build makes a file of the page's inline script as soon
 * as it shares a module with an island.
 */
const shownConcert = (): string | undefined =>
  document.querySelector<HTMLElement>('data[data-address]')?.dataset.address?.split('/').at(-1);

/** The hidden dialog (specification, section 2, Admin dialog): a log-in form, then the way to the desk. */
export default function AdminDialog({ texts }: { texts: Texts<'admin'> }) {
  const t = translate(locale, texts);
  const [open, setOpen] = useState(false);
  const { access, isUnchecked, enter, leave } = useSession(open);
  const [message, setMessage] = useState('');
  const hasJustEntered = useRef(false);
  const [hasToast, setToast] = useState(false);
  useDialogEntry(open, () => setOpen(false));
  useLogoClick(() => setOpen(true));

  const slug = shownConcert();
  const editLink = slug && <a href={deskConcertPath(locale, slug)}>{t('edit-concert')}</a>;
  const status = message || (isUnchecked ? t('unchecked') : '');
  const logOut = async () => setMessage(t(await leave()));

  return (
    <>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          // A live region of the page is announced only after the dialog has closed.
          setToast(hasJustEntered.current);
          hasJustEntered.current = false;
          setMessage('');
        }}
        heading={t('dialog')}
        closeLabel={t('close')}
      >
        <div className="admin">
          <p role="status">{access === 'unknown' ? t('wait') : status}</p>
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
          {access === 'in' && (
            <p>
              <PrimaryButton labelKey="to-desk" t={t} href={deskPath(locale)} />
            </p>
          )}
          <p className="actions">
            {access === 'in' && (
              <button className="admin-button underlined" type="button" onClick={() => void logOut()}>
                {t('log-out')}
              </button>
            )}
            {access === 'in' ? editLink : <a href={deskPath(locale)}>{t('to-desk')}</a>}
            <a href={`${locales[locale].prefix}/`}>{t('home')}</a>
          </p>
        </div>
      </Dialog>
      <Toast
        text={
          !open &&
          hasToast && (
            <>
              {t('logged-in')} {editLink ?? <a href={deskPath(locale)}>{t('to-desk')}</a>}
            </>
          )
        }
        onDismiss={() => setToast(false)}
      />
    </>
  );
}

interface Props {
  text: ReactNode;
  /** Called at the next pointer or key event outside of it. */
  onDismiss: () => void;
}

/** A message in the page about the result of a dialog. */
function Toast({ text, onDismiss }: Props) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!text) return;
    const controller = new AbortController();
    const handle = (event: Event) => {
      // Tab leads to the link of the message.
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
      if (!isTab && !box.current?.contains(event.target as Node)) onDismiss();
    };
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, handle, { signal: controller.signal });
    }
    return () => controller.abort();
  }, [text, onDismiss]);

  return (
    <p ref={box} className="toast unprinted" role="status" data-stock="paper">
      {text}
    </p>
  );
}
