import { useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../../components/hooks/adoptStyles.ts';
import Dialog from '../../components/dialog/Dialog.tsx';
import fieldStyles from '../../components/form/FormField.module.css?inline';
import buttonStyles from '../../components/ui/PrimaryButton.module.css?inline';
import styles from './AdminDialog.css?inline';
import ConcertForm from './concerts/ConcertForm.tsx';
import LogIn from './session/LogIn.tsx';
import PageNote from './PageNote.tsx';
import Upload from './upload/Upload.tsx';
import { useSession } from './session/useSession.ts';
import { pageLocale, wordsOf } from './words.ts';

// A page whose own HTML holds no field or button has no styles for them, either.
for (const css of [fieldStyles, buttonStyles, styles]) adoptStyles(css);

export interface AdminDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The hidden dialog (specification, section 2, Admin dialog): a log-in form, and once somebody is in, the desk. */
export default function AdminDialog({ open, onClose }: AdminDialogProps) {
  const locale = pageLocale();
  const say = wordsOf(locale);
  const { access, isUnchecked, enter, expire, leave } = useSession(open);
  const [wasIn, setWasIn] = useState(false);
  if (access === 'in' && !wasIn) setWasIn(true);
  const [news, setNews] = useState('');
  const entered = useRef(false);
  const [note, setNote] = useState('');

  const status = news || (isUnchecked ? say('unchecked') : '');
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The dialog may be scrolled to a picture far below.
    if (status) statusLine.current?.scrollIntoView({ block: 'center' });
  }, [status]);

  const lose = () => {
    expire();
    setNews(say('expired'));
  };
  const end = async () => {
    const left = await leave();
    setNews(say(left ? 'logged-out' : 'log-out-failed'));
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={() => {
          // A successful log-in has closed the dialog already. A second call would undo a click on the logo in between.
          if (open) onClose();
          // Said in the page, which can be heard again only now.
          setNote(entered.current ? say('logged-in') : '');
          entered.current = false;
          setNews('');
        }}
        heading={say('dialog')}
        closeLabel={say('close')}
        className="admin-dialog"
      >
        <div className="admin">
          <p ref={statusLine} role="status">
            {access === 'unknown' ? say('wait') : status}
          </p>
          {access === 'out' && (
            <LogIn
              open={open}
              locale={locale}
              say={say}
              onEnter={() => {
                enter();
                entered.current = true;
                onClose();
              }}
            />
          )}
          {/* Hidden rather than gone while nobody is logged in: what waits there is not lost. */}
          {wasIn && (
            <div className="desk" hidden={access !== 'in'}>
              <Upload locale={locale} say={say} onExpire={lose} />
              <ConcertForm locale={locale} say={say} onExpire={lose} />
            </div>
          )}
          <p className="ways">
            {access === 'in' && (
              <button className="admin-button" type="button" onClick={() => void end()}>
                {say('log-out')}
              </button>
            )}
            <a href={document.querySelector('header a[aria-haspopup]')?.getAttribute('href') ?? undefined}>
              {say('home')}
            </a>
          </p>
        </div>
      </Dialog>
      <PageNote note={open ? '' : note} onSeen={setNote} />
    </>
  );
}
