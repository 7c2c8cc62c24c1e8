import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDesk } from '../deskContext.ts';
import buttonStyles from '../../../components/ui/PrimaryButton.module.css';

/** A press on a link or a button; once the button is gone, the focus is on the row of the record `row`. */
type NoticeAction = { label: string; run: () => void; row?: string } | { label: string; href: string };

/** The result of a change, and what can be done about it. */
export interface NoticeText {
  text: string;
  detail?: string;
  actions?: readonly NoticeAction[];
}

interface Props {
  notice: NoticeText | undefined;
  /** Stays until it is closed: nothing moves in a form while somebody types. */
  stays: boolean;
  onDismiss: () => void;
}

/** Minimum time for which a notice stays, in milliseconds. */
const shownMs = 20_000;

/** The only paper that comes unasked: the result of the last change, with undo. Stays longer while it is hovered or focused. */
export default function Notice({ notice, stays, onDismiss }: Props) {
  const { t } = useDesk();
  const bar = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  /** Counts the notices. Each has buttons of its own, so that a click on one never acts for the next. */
  const [shown, setShown] = useState({ notice, count: 0 });
  if (shown.notice !== notice) setShown({ notice, count: shown.count + 1 });
  useEffect(() => {
    if (!notice || stays) return;
    const timer = setInterval(() => {
      if (!bar.current?.matches(':hover, :focus-within')) dismiss();
    }, shownMs);
    return () => clearInterval(timer);
  }, [notice, stays]);

  // The notice may lie over the focus. Nothing else moves: a second press would meet another control.
  useEffect(() => {
    const [paper, focused] = [bar.current, document.activeElement];
    if (notice && focused && paper && isOver(paper, focused)) focused.scrollIntoView({ block: 'nearest' });
  }, [notice]);

  const className = `${buttonStyles.button ?? ''} ${buttonStyles.small ?? ''}`;
  return (
    <div ref={bar} className="notice" data-stock="paper" data-shown={notice ? '' : undefined}>
      <p role="status">
        {notice?.text} <small>{notice?.detail}</small>
      </p>
      {notice && (
        <button className="notice-close" type="button" aria-label={t('close')} onClick={onDismiss}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      {notice?.actions?.map((action) => {
        const label = <span className={buttonStyles.label}>{action.label}</span>;
        const key = `${shown.count} ${action.label}`;
        return 'href' in action ? (
          <a key={key} className={className} href={action.href}>
            {label}
          </a>
        ) : (
          <button key={key} className={className} type="button" data-then={action.row} onClick={action.run}>
            {label}
          </button>
        );
      })}
    </div>
  );
}

/** Whether a paper lies over an element, other than the page. */
function isOver(paper: Element, element: Element): boolean {
  const [above, below] = [paper.getBoundingClientRect(), element.getBoundingClientRect()];
  return element !== document.body && below.bottom > above.top && below.top < above.bottom;
}
