import type { ReactNode } from 'react';
import FormActions from './FormActions.tsx';
import FormHead from './FormHead.tsx';
import type { Translate } from '../translate.ts';

interface Props {
  heading: string;
  children: ReactNode;
  /** Address of the list. */
  back: string;
  t: Translate;
}

/** In the place of a form that cannot be shown yet, or at all: why, and the way back. */
export default function FormMessage({ heading, children, back, t }: Props) {
  return (
    <>
      <FormHead heading={heading} />
      <p role="status">{children}</p>
      <FormActions back={back} t={t} />
    </>
  );
}
