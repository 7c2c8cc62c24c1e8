import type { ReactNode } from 'react';
import FormActions from './FormActions.tsx';
import FormHead from './FormHead.tsx';

interface Props {
  heading: string;
  children: ReactNode;
  /** Address of the list. */
  back: string;
}

/** In the place of a form that cannot be shown yet, or at all: why, and the way back. */
export default function FormMessage({ heading, children, back }: Props) {
  return (
    <>
      <FormHead heading={heading} />
      <p role="status">{children}</p>
      <FormActions back={back} />
    </>
  );
}
