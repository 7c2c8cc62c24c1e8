import type { ComponentProps, ReactNode } from 'react';
import { useMediaQuery } from '../../../components/hooks/useMediaQuery.ts';
import type { Translate } from '../translate.ts';
import Notice, { type NoticeText } from './Notice.tsx';
import { wideWindow } from './wideWindow.ts';

interface Props {
  /** True at the list, false at a screen of one record. */
  isList: boolean;
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
  t: Translate;
  onDismiss: () => void;
}

/** An area of the desk: on a phone a list or a screen, on a wide window both, and the notice of the last change. */
export default function Panes({ isList, list, listProps, keepsList = false, screen, ...props }: Props) {
  const { address, closed, actions, notice, t, onDismiss } = props;
  const isWide = useMediaQuery(wideWindow);
  const showsList = isWide || isList;
  return (
    <div className="panes" data-form={!isList || undefined}>
      {(showsList || keepsList) && (
        <section className="screen list-pane" hidden={!showsList} {...listProps}>
          {list}
        </section>
      )}
      {isWide && isList && (
        <section className="screen panel closed">
          <p className="dim">{closed}</p>
        </section>
      )}
      {!isList && (
        <section key={address} className="screen panel">
          {screen}
        </section>
      )}
      <Notice closeLabel={t('close')} stays={!showsList} {...{ notice, onDismiss }} />
      {showsList && actions}
    </div>
  );
}
