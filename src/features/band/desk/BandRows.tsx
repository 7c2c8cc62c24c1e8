import type { Step } from '../../../records/built/attention.ts';
import { locales } from '../../../config/locales.ts';
import { useDesk } from '../../../desk/kit/deskContext.ts';
import ListHead from '../../../desk/kit/screen/ListHead.tsx';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import { bandRows } from './bandScreens.ts';
import './own/Own.css';

interface Props {
  /** First part of the address below the area. */
  openName: string | undefined;
  openSteps: readonly unknown[];
}

/** Another first part of the addresses of a row. */
const alsoIn: Partial<Record<string, string>> = { releases: 'videos' };

/** Rows that are called what is missing in them. */
const named = ['people', 'imprint', 'releases'];

/** The parts of the band's own site, and what is missing in each. */
export default function BandRows({ openName, openSteps }: Props) {
  const { locale, t, leaveLinks } = useDesk();
  const missingIn = (name: string, steps: readonly Step[]) => {
    const open = steps.filter((step) => openSteps.includes(step)).map((step) => t(`step-${step}`));
    const list = new Intl.ListFormat(locales[locale].tag).format(open);
    const words = t(named.includes(name) ? 'row-open' : 'row-missing', { list });
    return open.length > 0 && <span className="row-missing">{words}</span>;
  };
  return (
    <>
      <ListHead title={t('title-band')} />
      <p>{t('band-text')}</p>
      <ul className="rows" role="list">
        {bandRows.map(([key, name, steps]) => (
          <li key={name}>
            <a
              href={addressOf('band', name)}
              data-row={name}
              aria-current={[name, alsoIn[name]].includes(openName) ? 'true' : undefined}
            >
              <b className="row-name">{t(key)}</b>
              {missingIn(name, steps)}
            </a>
          </li>
        ))}
      </ul>
      {leaveLinks}
    </>
  );
}
