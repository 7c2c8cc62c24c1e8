import { useEffect } from 'react';
import { useMediaQuery } from '../../../components/hooks/useMediaQuery.ts';
import { DeskContext, useDesk } from '../../../desk/kit/deskContext.ts';
import { browserStorage, hasUnsent } from '../../../desk/kit/drafts/drafts.ts';
import FormMessage from '../../../desk/kit/form/FormMessage.tsx';
import Guard from '../../../desk/kit/Guard.tsx';
import LoadedPart from '../../../desk/kit/LoadedPart.tsx';
import ListHead from '../../../desk/kit/screen/ListHead.tsx';
import Notice from '../../../desk/kit/screen/Notice.tsx';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import { wideWindow } from '../../../desk/kit/screen/wideWindow.ts';
import { kinds } from '../../../records/kinds.ts';
import BandRows from './BandRows.tsx';
import { bandScreens } from './bandScreens.ts';
import type { OwnScreensProps } from './own/useOwnRecords.ts';
import { useOwnTexts } from './ownTexts.ts';
import { useOpenSteps } from './useOpenSteps.ts';

interface Props {
  /** The parts of the address below the area; undefined while another one is open. */
  parts: readonly string[] | undefined;
  notices: OwnScreensProps['notices'];
  onExpire: () => void;
  onRow: (...parts: string[]) => void;
}

/** The band's own site: texts, people, pictures of the page and facts, which go out with the next build. */
export default function BandArea(props: Props) {
  const desk = useDesk();
  const own = useOwnTexts();
  if (!own)
    return (
      <div className="screen">
        <ListHead title={desk.t('title-band')} />
        <p role="status">{desk.t('wait')}</p>
      </div>
    );
  return (
    <DeskContext value={own}>
      <BandScreens {...props} />
    </DeskContext>
  );
}

function BandScreens({ parts, notices, onExpire, onRow }: Props) {
  const isWide = useMediaQuery(wideWindow);
  const { t } = useDesk();
  const isList = parts?.length === 0;
  const [first] = parts ?? [];
  const isUnknown = first !== undefined && bandScreens.every(({ names }) => !names.includes(first));
  useEffect(() => {
    if (isUnknown) location.replace(addressOf('band'));
  }, [isUnknown]);
  const openSteps = useOpenSteps(isList || (isWide && parts !== undefined), notices.notice);
  return (
    <div className="panes" data-form={!isList || undefined}>
      {(isWide || isList) && (
        <section className="screen list-pane">
          <Guard>
            <BandRows openName={first} openSteps={openSteps} />
          </Guard>
        </section>
      )}
      {/* Before the screens: the way back of a deletion is a few keys from the heading that has the focus then. */}
      <Notice stays={!isWide && !isList} notice={notices.notice} onDismiss={notices.dismiss} />
      {isWide && isList && (
        <section className="screen panel closed">
          <p className="dim">{t('band-choose')}</p>
        </section>
      )}
      {bandScreens.map(({ load, names, of }) => {
        const isOpen = first !== undefined && names.includes(first);
        // Facts have no list of their own: the first part is the record.
        const below = of.includes('fact') ? parts : parts?.slice(1);
        return (
          <section key={names[0]} className="screen panel" hidden={!isOpen}>
            <LoadedPart
              load={load}
              isNeeded={isOpen || of.some((name) => hasUnsent(browserStorage(), kinds[name].drafts))}
              part={{ ...{ notices, onExpire, onRow }, name: first, parts: isOpen ? below : undefined }}
            >
              {(state) =>
                // Its heading holds the focus until the script is there.
                isOpen && (
                  <FormMessage heading={t('area-band')} back={addressOf('band')}>
                    {state}
                  </FormMessage>
                )
              }
            </LoadedPart>
          </section>
        );
      })}
    </div>
  );
}
