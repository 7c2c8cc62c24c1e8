import ComingSoon, { type ComingSoonLabels } from '../../components/ui/ComingSoon.tsx';
import styles from './NavigationLinks.module.css';

export interface NavigationLink {
  label: string;
  path: string;
  /** True for a link that is coming soon. */
  soon?: boolean;
}

interface Props {
  links: readonly NavigationLink[];
  /** Path of the page. */
  path: string;
  soon: ComingSoonLabels;
}

export default function NavigationLinks({ links, path, soon }: Props) {
  return (
    <ul className={styles.links} role="list">
      {links.map((link) => (
        <li key={link.path}>
          {link.soon ? (
            <ComingSoon labels={soon} className={styles.soon}>
              {link.label}
            </ComingSoon>
          ) : (
            <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
              {link.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
