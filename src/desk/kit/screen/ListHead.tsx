import { useDesk } from '../deskContext.ts';
import Title from './Title.tsx';

interface Props {
  title: string;
}

/** Head of a list: the name of its area, and the logo, which leads to the site. */
export default function ListHead({ title }: Props) {
  const { t, home, logo } = useDesk();
  return (
    <header className="top">
      <Title>{title}</Title>
      <a className="home" href={home} aria-label={t('site')}>
        {logo}
      </a>
    </header>
  );
}
