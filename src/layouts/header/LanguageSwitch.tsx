import styles from './LanguageSwitch.module.css';

export interface LanguageLink {
  code: string;
  tag: string;
  name: string;
  short: string;
  path: string;
  current: boolean;
}

interface Props {
  label: string;
  languages: readonly LanguageLink[];
}

/** Links named by their languages (L1). The page's inline script stores the choice, because it runs before React. */
export default function LanguageSwitch({ label, languages }: Props) {
  return (
    <ul className={styles.switch} role="list" aria-label={label}>
      {languages.map(({ code, tag, name, short, path, current }) => (
        <li key={code}>
          <a href={path} lang={tag} hrefLang={tag} aria-current={current || undefined} data-language={code}>
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
