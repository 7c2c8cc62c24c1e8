import ComingSoon, { type ComingSoonLabels } from '../../components/ui/ComingSoon.tsx';
import styles from './NavigationLinks.module.css';

export interface NavigationLink {
  label: string;
  path: string;
  /** Under its tape until its switch is on. */
  soon?: boolean;
}

interface Props {
  links: readonly NavigationLink[];
  /** The path that the page is built for. */
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
