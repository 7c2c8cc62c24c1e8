import Logo from '../../../components/ui/Logo.tsx';
import type { Translate } from '../translate.ts';
import Title from './Title.tsx';

interface Props {
  title: string;
  /** Path of the site's home page. */
  home: string;
  t: Translate;
}

/** Head of a list: the name of its area, and the logo, which leads to the site. */
export default function ListHead({ title, home, t }: Props) {
  return (
    <header className="top">
      <Title>{title}</Title>
      <a className="home" href={home} aria-label={t('site')}>
        <Logo />
      </a>
    </header>
  );
}
