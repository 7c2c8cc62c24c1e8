import { useState, type ComponentProps, type ReactNode } from 'react';
import { useMediaQuery } from '../../../components/hooks/useMediaQuery.ts';
import Guard from '../Guard.tsx';
import Notice, { type NoticeText } from './Notice.tsx';
import { wideWindow } from './wideWindow.ts';

interface Props {
  /** True at the list, false at any other screen. */
  isList: boolean;
  /** True at a screen of one record. On a phone it shows the notices of its own actions alone. */
  isForm: boolean;
  /** Identifies the screen: another one begins anew. */
  address: string;
  list: ReactNode;
  listProps?: ComponentProps<'section'>;
  /** Whether the list stays mounted where a phone hides it. */
  keepsList?: boolean;
  screen: ReactNode;
  /** Stands beside the list while nothing is open. */
  closed: string;
  /** Belongs to the list. */
  actions?: ReactNode;
  notice: NoticeText | undefined;
  onDismiss: () => void;
}

/** An area of the desk: on a phone a list or a screen, on a wide window both, and the notice of the last change. */
export default function Panes({ isList, list, listProps, keepsList = false, screen, ...props }: Props) {
  const { isForm, address, closed, actions, notice, onDismiss } = props;
  const isWide = useMediaQuery(wideWindow);
  const showsList = isWide || isList;
  /** The address at which the notice appeared. */
  const [noticed, setNoticed] = useState({ notice, at: address });
  if (noticed.notice !== notice) setNoticed({ notice, at: address });
  // That of a venue ends with the address of the concert that it was opened from.
  const isNoticeShown = isWide || !isForm || noticed.at.endsWith(address);
  return (
    <div className="panes" data-form={!isList || undefined}>
      {(showsList || keepsList) && (
        <section className="screen list-pane" hidden={!showsList} {...listProps}>
          <Guard>{list}</Guard>
        </section>
      )}
      {isWide && isList && (
        <section className="screen panel closed">
          <p className="dim">{closed}</p>
        </section>
      )}
      {!isList && (
        <section key={address} className="screen panel">
          <Guard>{screen}</Guard>
        </section>
      )}
      <Notice stays={!showsList} notice={isNoticeShown ? notice : undefined} onDismiss={onDismiss} />
      {showsList && actions}
    </div>
  );
}
