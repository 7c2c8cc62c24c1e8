import { logoHeight, logoWidth, matchFlame, matchHead, matchStick, wordmark } from '../../images/logo.ts';
import styles from './Logo.module.css';

/** The icon `logo-match`: the wordmark with the match in its H, which lights when its container is hovered or focused. */
export default function Logo() {
  return (
    <svg className={styles.logo} viewBox={`0 -700 ${logoWidth} ${logoHeight + 700}`} aria-hidden="true">
      <path fill="currentColor" d={wordmark()} />
      <path className={styles.match} d={matchStick} />
      <ellipse className={`${styles.match} ${styles.head}`} {...matchHead} />
      <path className={`${styles.match} ${styles.flame}`} d={matchFlame} />
    </svg>
  );
}
