import type { ReactNode } from 'react';
import { useDesk } from '../../../../desk/kit/deskContext.ts';
import { usePagePictures } from '../../../../desk/kit/pagePictures.ts';
import './Own.css';

interface Props {
  /** Id of the picture of the record; undefined for none. */
  picture: string | undefined;
  /** Address of the picture that the page shows now. */
  built: string | undefined;
  name: string;
  detail?: string | undefined;
  state: ReactNode;
}

/** The content of a row: its photograph as a decoration beside its name, the chosen one, or that of the page. */
export default function OwnRow({ picture, built, name, detail, state }: Props) {
  const { t } = useDesk();
  return (
    <>
      <span className="photo-thumbnail">
        {picture !== undefined && built === undefined ? <Chosen id={picture} /> : <Small src={built} />}
      </span>
      <span className="own-texts">
        <b className="row-name">{name || t('draft-unnamed')}</b>
        {detail !== undefined && <span>{detail}</span>}
        {state}
      </span>
    </>
  );
}

/** Loads the script of the pictures, which nothing else of a list needs. */
function Chosen({ id }: { id: string }) {
  return <Small src={usePagePictures()?.find(id)?.src(240)} />;
}

const Small = ({ src }: { src: string | undefined }) =>
  src !== undefined && <img src={src} alt="" loading="lazy" decoding="async" />;
