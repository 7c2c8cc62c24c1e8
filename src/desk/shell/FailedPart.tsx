import { useState } from 'react';
import PrimaryButton from '../../components/ui/PrimaryButton.tsx';
import { encodePart } from '../../config/encodePart.ts';
import Boundary from '../../lib/Boundary.tsx';
import FormHead from '../kit/form/FormHead.tsx';
import { addressOf, firstScreen, isList, readScreen, type Screen } from '../kit/screen/screens.ts';
import { useDesk } from '../kit/deskContext.ts';
import { unsentDrafts } from './unsentDrafts.ts';

interface Props {
  onRetry: () => void;
}

/** The fields of the screen's forms that a person types into. */
const typedInto =
  'main form :is(textarea, input:not([type=password], [type=checkbox], [type=radio], [type=file]))';

/** In the place of a part of the desk that has failed: a new attempt, the way back, and all that was typed, as text to copy. */
export default function FailedPart(props: Props) {
  const { t, home } = useDesk();
  const screen = readScreen(location.hash) ?? firstScreen;
  const back = isList(screen) ? '#start' : addressOf(screen.area);
  return (
    <div className="screen failure">
      <FormHead heading={t('failed-heading')} />
      <p role="alert">{t('failed-text')}</p>
      <PrimaryButton labelKey="failed-reload" t={t} onClick={() => location.reload()} />
      <p>
        <a className="link" href={screen.area === 'start' ? home : back}>
          {t('back')}
        </a>
      </p>
      {/* The drafts may be what has failed. */}
      <Boundary fallback={() => null}>
        <TypedTexts {...props} screen={screen} />
      </Boundary>
    </div>
  );
}

function TypedTexts({ screen, onRetry }: Props & { screen: Screen }) {
  const { locale, t } = useDesk();
  const { area, parts } = screen;
  // The fields are still there while this renders for the first time.
  const [typed] = useState(() =>
    [...document.querySelectorAll<HTMLInputElement>(typedInto)].map(({ value }) => value).filter(Boolean),
  );
  const drafts = unsentDrafts(locale, t).filter(({ href }) => {
    if (isList(screen)) return area === 'start' || href.startsWith(`#${area}/`);
    return isWithin(`${addressOf(area, ...parts)}/`, href);
  });
  const kept = drafts.map(({ text }) => text).join('\n');
  const unkept = typed.filter((text) => !kept.includes(text)).join('\n');
  return (
    <>
      {drafts.map(({ name, href, text, discard }) => (
        <section key={href} aria-label={name}>
          <p className="dim">{t('failed-typed')}</p>
          <p className="typed-text">{text}</p>
          <button
            className="link"
            type="button"
            onClick={() => {
              discard();
              onRetry();
            }}
          >
            {t('draft-discard')}
          </button>
        </section>
      ))}
      {unkept && (
        <section>
          <p className="dim">{t('failed-typed')}</p>
          <p className="typed-text">{unkept}</p>
        </section>
      )}
    </>
  );
}

/** Whether an address such as `#concerts/venues/a/b/move/` names the form of a draft: `#concerts/venues/a`, and `#concerts/b/move`. */
const isWithin = (address: string, href: string): boolean => {
  const [area = '', ...parts] = href.split('/').filter((part) => part !== 'venues');
  return address.startsWith(`${area}/`) && address.includes(`/${parts.map(encodePart).join('/')}/`);
};
