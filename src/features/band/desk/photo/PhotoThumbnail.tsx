import { usePagePictures } from '../../../../desk/kit/pagePictures.ts';
import './PhotoThumbnail.css';

interface Props {
  /** Id of the picture of the record; undefined for none. */
  picture: string | undefined;
  /** Address of the picture that the page shows now. */
  built: string | undefined;
}

/** The photograph of a row, as a decoration beside its name: the chosen one, or that of the page. */
export default function PhotoThumbnail({ picture, built }: Props) {
  return (
    <span className="photo-thumbnail">
      {picture !== undefined && built === undefined ? <Chosen id={picture} /> : <Small src={built} />}
    </span>
  );
}

/** Loads the script of the pictures, which nothing else of a list needs. */
function Chosen({ id }: { id: string }) {
  return <Small src={usePagePictures()?.find(id)?.src(240)} />;
}

const Small = ({ src }: { src: string | undefined }) =>
  src !== undefined && <img src={src} alt="" loading="lazy" decoding="async" />;
