import Picture from '../../../components/ui/Picture.tsx';
import type { ShownRelease } from './releases.ts';
import styles from './Releases.module.css';

/** One release in the slideshow. */
export default function ReleaseColumn({ release, isNew }: ShownRelease) {
  const { name, language, url, linkNote, links, published, cover, badge } = release;
  return (
    <div className={styles.column} data-column="">
      <a className={styles.link} href={url} target="_blank" rel="noopener">
        <Picture picture={cover} alt="" />
        <span className={`underlined ${styles.name ?? ''}`} lang={language}>
          {name}
        </span>
        <span className="visually-hidden">{linkNote}</span>
      </a>
      {published && <p className="small dim">{published}</p>}
      {links && (
        <ul className={`small ${styles.links ?? ''}`} role="list">
          {links.map((each) => (
            <li key={each.url}>
              <a href={each.url} target="_blank" rel="noopener">
                {each.text}
                <span className="visually-hidden">{each.note}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {badge && isNew && <p className={`unprinted ${styles.new ?? ''}`}>{badge.text}</p>}
    </div>
  );
}
