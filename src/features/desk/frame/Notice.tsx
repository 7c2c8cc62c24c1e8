import { useEffect, useEffectEvent, useRef } from 'react';
import buttonStyles from '../../../components/ui/PrimaryButton.module.css';

/** The result of a change, and what can be done about it. */
export interface NoticeText {
  text: string;
  detail?: string;
  action?: { label: string; run: () => void } | { label: string; href: string };
}

interface Props {
  notice: NoticeText | undefined;
  onDismiss: () => void;
}

/** Minimum time for which a notice stays, in milliseconds. */
const shownMs = 20_000;

/** The only paper that comes unasked: the result of the last change, with undo. Stays longer while it is hovered or focused. */
export default function Notice({ notice, onDismiss }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!notice) return;
    const timer = setInterval(() => {
      if (!bar.current?.matches(':hover, :focus-within')) dismiss();
    }, shownMs);
    return () => {
      clearInterval(timer);
    };
  }, [notice]);

  const action = notice?.action;
  const label = <span className={buttonStyles.label}>{action?.label}</span>;
  const className = `${buttonStyles.button ?? ''} ${buttonStyles.small ?? ''}`;
  return (
    <div ref={bar} className="notice" data-stock="paper" data-shown={notice ? '' : undefined}>
      <p role="status">
        {notice?.text} <small>{notice?.detail}</small>
      </p>
      {action && 'href' in action && (
        <a className={className} href={action.href}>
          {label}
        </a>
      )}
      {action && 'run' in action && (
        <button className={className} type="button" onClick={action.run}>
          {label}
        </button>
      )}
    </div>
  );
}
