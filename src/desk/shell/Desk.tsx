import type { ReactNode } from 'react';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { locales, type Locale } from '../../config/locales.ts';
import Boundary from '../../lib/Boundary.tsx';
import { translate } from '../../lib/i18n/translator.ts';
import './desk.css';
import '../../components/form/radio.css';
import '../kit/form/choices.css';
import '../kit/form/forms.css';
import '../kit/screen/panes.css';
import '../kit/screen/screen.css';
import { DeskContext } from '../kit/deskContext.ts';
import DeskAreas from './DeskAreas.tsx';
import FailedPart from './FailedPart.tsx';
import { FailureContext } from '../kit/Guard.tsx';
import { HelpContext } from '../kit/screen/HelpLink.tsx';
import Title from '../kit/screen/Title.tsx';
import type { DeskTexts } from '../kit/translate.ts';
import { useSecondClicks } from '../kit/useSecondClicks.ts';
import type { EditedPage } from '../../features/band/desk/page/PageEditor.tsx';
import LoadedArea from './LoadedArea.tsx';
import { SiteStateContext, type SiteState } from './start/siteState.ts';

const loadPage = () => import('../../features/band/desk/page/PageEditor.tsx');

interface Props {
  locale: Locale;
  texts: DeskTexts;
  /** Path of the handbook: the table of routes is the build's. */
  help: string;
  /** Path of the page that the band edits in place. */
  editedPage?: string;
  /** The state of the site, for Start; absent where `page` is there. */
  site?: SiteState;
  /** The home page that the band edits in place, below the desk. */
  page?: EditedPage;
  /** The name, which stays the build's HTML. */
  logo?: ReactNode;
}

/** The band's desk. The HTML holds the title and the way home, because everything else needs the session (docs/decisions/0031). */
export default function Desk({ locale, texts, help, editedPage, site, page, logo }: Props) {
  const t = translate(locale, texts);
  const failed = (retry: () => void) => <FailedPart onRetry={retry} />;
  // The page below has its own.
  const Main = page ? 'header' : 'main';
  const id = page ? undefined : 'main';
  const home = `${locales[locale].prefix}/`;
  useSecondClicks();
  if (useHydrated())
    return (
      <DeskContext value={{ locale, t, home, logo, ...(editedPage !== undefined && { editedPage }) }}>
        <HelpContext value={{ path: help, label: t('help'), newTab: t('help-tab') }}>
          <FailureContext value={failed}>
            <Boundary
              fallback={(retry) => (
                <Main id={id} className="desk" tabIndex={-1}>
                  {failed(retry)}
                </Main>
              )}
            >
              {page && <LoadedArea load={loadPage} isOpen isHidden={false} title={page.title} area={page} />}
              {site && (
                <SiteStateContext value={site}>
                  <DeskAreas />
                </SiteStateContext>
              )}
            </Boundary>
          </FailureContext>
        </HelpContext>
      </DeskContext>
    );
  return (
    <Main id={id} className="screen" tabIndex={-1}>
      {page ? <p>{page.title}</p> : <Title>{t('title-desk')}</Title>}
      <p className="awaits-log-in" data-too-old={t('needs-newer-browser')}>
        {t('wait')}
      </p>
      <noscript>
        <p>{t('needs-script')}</p>
      </noscript>
      <p>
        <a className="link" href={home}>
          {t('home')}
        </a>
      </p>
    </Main>
  );
}
