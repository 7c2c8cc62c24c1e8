import { useDesk } from '../../../desk/kit/deskContext.ts';
import ListHead from '../../../desk/kit/screen/ListHead.tsx';
import { addressOf } from '../../../desk/kit/screen/screens.ts';
import type { TextKey } from '../../../desk/kit/translate.ts';
import './Band.css';

interface Props {
  /** First part of the address below the area. */
  openName: string | undefined;
}

/** The rows of the area, in their order: name of the text, and first part of the address. */
const rows = [
  ['texts', 'texts'],
  ['people', 'people'],
  ['places', 'places'],
  ['links', 'links'],
  ['imprint', 'imprint'],
  ['music', 'releases'],
  ['looks', 'looks'],
] as const satisfies readonly (readonly [TextKey, string])[];

/** Another first part of the addresses of a row. */
const alsoIn: Partial<Record<string, string>> = { releases: 'videos' };

/** The parts of the band's own site. */
export default function BandRows({ openName }: Props) {
  const { t, leaveLinks } = useDesk();
  return (
    <>
      <ListHead title={t('title-band')} />
      <p>{t('band-text')}</p>
      <ul className="band-rows" role="list">
        {rows.map(([key, name]) => (
          <li key={name}>
            <a
              href={addressOf('band', name)}
              data-row={name}
              aria-current={[name, alsoIn[name]].includes(openName) ? 'true' : undefined}
            >
              <b className="row-name">{t(key)}</b>
            </a>
          </li>
        ))}
      </ul>
      {leaveLinks}
    </>
  );
}
