import { createContext, use, type ReactNode } from 'react';
import Boundary from '../../lib/Boundary.tsx';

/** Renders what stands in the place of a part that has failed; the shell knows the drafts of every kind. */
export const FailureContext = createContext<(retry: () => void) => ReactNode>(() => null);

/** A part of the desk that may fail alone: the bar and the other parts stay. Another address shows it again. */
export default function Guard({ children }: { children: ReactNode }) {
  return (
    <Boundary at={location.hash} fallback={use(FailureContext)}>
      {children}
    </Boundary>
  );
}
