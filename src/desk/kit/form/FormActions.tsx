import { use, type ReactNode } from 'react';
import { useDesk } from '../deskContext.ts';
import styles from '../../../components/ui/PrimaryButton.module.css';
import DeskIcon from '../DeskIcon.tsx';
import Lead from '../screen/Lead.tsx';
import { SessionExpiryContext } from '../session/sessionExpiry.ts';

interface Props {
  /** Label of the red button; without one there is only the way back. */
  label?: string;
  /** Makes the red button a link to this address, which calls `onOpen`. */
  href?: string;
  onOpen?: () => void;
  /** Address of the list. */
  back: string;
  /** The line above the button: what is kept, missing or under way. */
  status?: string;
  disabled?: boolean;
  onMore?: (() => void) | undefined;
  /** Everyday actions, which a wide window has room for. */
  links?: ReactNode;
}

/** The buttons of a form, in the place of the bar: back, more, and one red button, which sends the form. */
export default function FormActions(props: Props) {
  const { t } = useDesk();
  const { label, href, back, status = '', disabled = false, onMore, links } = props;
  const expiry = use(SessionExpiryContext);
  const warning =
    expiry && t(expiry.minutes > 0 ? 'session-ends' : 'session-ended', { count: expiry.minutes });
  return (
    <div className="form-actions">
      <p role="status">
        {status && <Lead>{status}</Lead>}
        {status && warning && ' '}
        {warning && <Lead>{warning}</Lead>}
      </p>
      {expiry && (
        <button className="link" type="button" onClick={expiry.onStay}>
          {t(expiry.minutes > 0 ? 'session-stay' : 'log-in')}
        </button>
      )}
      <div>
        <a className="square" href={back} aria-label={t('back')}>
          <DeskIcon name="back" />
        </a>
        {links}
        {onMore && (
          <button className="square" type="button" aria-label={t('more')} onClick={onMore}>
            <DeskIcon name="more" />
          </button>
        )}
        {label && href !== undefined && (
          <a className={`${styles.button ?? ''} open`} href={href} onClick={props.onOpen}>
            <span className={styles.label}>{label}</span>
          </a>
        )}
        {label && href === undefined && (
          <button className={styles.button} type="submit" disabled={disabled}>
            <span className={styles.label}>{label}</span>
          </button>
        )}
      </div>
    </div>
  );
}
