import type { HelpChapter } from '../../../config/help.ts';
import { useMediaQuery } from '../../../components/hooks/useMediaQuery.ts';
import HelpLink from '../screen/HelpLink.tsx';
import { wideWindow } from '../screen/wideWindow.ts';

interface Props {
  crumb?: string | undefined;
  heading: string;
  /** The chapter of the handbook; the one of the screen's address where it is absent. */
  help?: HelpChapter;
}

/** Head of a form, whose heading takes the focus when it opens. */
export default function FormHead({ crumb, heading, help }: Props) {
  // Beside a list, whose title is the heading of the page.
  const Heading = useMediaQuery(wideWindow) ? 'h2' : 'h1';
  return (
    <header className="form-head">
      <div>
        {crumb && <p className="crumb">{crumb}</p>}
        <HelpLink chapter={help} />
      </div>
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
