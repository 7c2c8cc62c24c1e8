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

/** Heading of a part of a form, one level below the form's own. */
export function Subheading({ children }: { children: string }) {
  const Heading = useMediaQuery(wideWindow) ? 'h3' : 'h2';
  return <Heading className="subheading">{children}</Heading>;
}
