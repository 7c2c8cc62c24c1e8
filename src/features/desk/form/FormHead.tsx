import { useMediaQuery } from '../../../components/hooks/useMediaQuery.ts';
import { wideWindow } from '../screen/wideWindow.ts';

interface Props {
  crumb?: string | undefined;
  heading: string;
}

/** Head of a form, whose heading takes the focus when it opens. */
export default function FormHead({ crumb, heading }: Props) {
  // Beside a list, whose title is the heading of the page.
  const Heading = useMediaQuery(wideWindow) ? 'h2' : 'h1';
  return (
    <header className="form-head">
      {crumb && <p className="crumb">{crumb}</p>}
      <Heading tabIndex={-1} data-screen-heading="">
        {heading}
      </Heading>
    </header>
  );
}
