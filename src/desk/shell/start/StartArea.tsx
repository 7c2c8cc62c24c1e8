import { use, useEffect, useEffectEvent } from 'react';
import { useDesk } from '../../kit/deskContext.ts';
import { version } from '../../../../package.json';
import { waitingUploads } from '../../../features/gallery/desk/data/entries.ts';
import { pictureKind } from '../../../features/gallery/desk/data/pictureKind.ts';
import { useHome } from '../../kit/records/useHome.ts';
import { useRecordList } from '../../kit/records/useRecordList.ts';
import ListHead from '../../kit/screen/ListHead.tsx';
import Notice, { type NoticeText } from '../../kit/screen/Notice.tsx';
import { readScreen } from '../../kit/screen/screens.ts';
import { unsentDrafts, waitingTaps } from '../unsentDrafts.ts';
import HtmlLine from './HtmlLine.tsx';
import OpenSteps from './OpenSteps.tsx';
import { findItems, urgencies } from './rules.ts';
import { SiteStateContext } from './siteState.ts';
import './Start.css';
import type { Known } from './subjects.ts';
import { useAttention } from './useAttention.ts';

interface Props extends Pick<Known, 'concerts' | 'venues' | 'messages'> {
  /** True while it is the screen that is shown. */
  isOpen: boolean;
  /** Number of changes of the pictures that were made here. */
  pictureChanges: number;
  /** The concerts could not be loaded. */
  hasFailed: boolean;
  /** The notice about the last change of a concert or venue. */
  notice: NoticeText | undefined;
  onDismiss: () => void;
  onExpire: () => void;
}

/** The first screen: what needs attention, the most urgent first, the age of the HTML, and the version of the site. */
export default function StartArea(props: Props) {
  const { locale, t, home, leaveLinks } = useDesk();
  const { isOpen, pictureChanges, hasFailed, notice, onDismiss, ...loaded } = props;
  const { onExpire } = props;
  const site = use(SiteStateContext);
  const attention = useAttention(isOpen, onExpire);
  useHome();
  const { records: pictures, load } = useRecordList({ calls: pictureKind.calls, isOpen, onExpire });
  const reload = useEffectEvent(() => {
    if (isOpen && pictureChanges > 0) void load();
  });
  useEffect(() => reload(), [pictureChanges]);
  const items = findItems({
    ...{ ...loaded, pictures, server: attention.answer, home, locale, t },
    drafts: isOpen ? [...unsentDrafts(locale, t), ...waitingTaps(locale, t)] : [],
    chosenPictures: isOpen ? waitingUploads().length : 0,
    site,
    now: new Date(),
  });
  const openSteps = attention.answer?.openSteps ?? [];
  const isComplete = loaded.concerts && loaded.venues && loaded.messages && pictures && attention.answer;
  return (
    <div className="screen start">
      <ListHead title={t('title-desk')} />
      {site.isPreview && <p>{t('preview')}</p>}
      {!loaded.concerts && <p role="status">{t(hasFailed ? 'concerts-failed' : 'wait')}</p>}
      <OpenSteps steps={openSteps} />
      {isComplete && items.length + openSteps.length === 0 && <p>{t('due-nothing')}</p>}
      {urgencies.map((urgency) => {
        const due = items.filter((item) => item.urgency === urgency);
        return (
          due.length > 0 && (
            <details key={urgency} className="due" open={urgency !== 'sometime'}>
              <summary>
                <h2>
                  {t(`due-${urgency}`)} <small>{due.length}</small>
                </h2>
              </summary>
              <ul role="list">
                {due.map(({ key, href, sentence, link }) => (
                  <li key={key}>
                    <p id={key}>{sentence}</p>
                    <a
                      className="link"
                      href={href}
                      aria-describedby={key}
                      data-row={readScreen(href)?.parts.join('/')}
                    >
                      {link}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )
        );
      })}
      <HtmlLine attention={attention} />
      {leaveLinks}
      <p className="version">{t('version', { version })}</p>
      <Notice stays={false} {...{ notice, onDismiss }} />
    </div>
  );
}
