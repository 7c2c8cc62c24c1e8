import { useDesk } from '../deskContext.ts';
import Logo from '../../../components/ui/Logo.tsx';
import Title from './Title.tsx';

interface Props {
  title: string;
}

/** Head of a list: the name of its area, and the logo, which leads to the site. */
export default function ListHead({ title }: Props) {
  const { t, home } = useDesk();
  return (
    <header className="top">
      <Title>{title}</Title>
      <a className="home" href={home} aria-label={t('site')}>
        <Logo />
      </a>
    </header>
  );
}
