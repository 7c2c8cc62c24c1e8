import { useEffect, useState } from 'react';
import { firstScreen, readScreen, type Screen } from './screens.ts';

/** The screen that the page's address names. Stays at the last one when the fragment names none. */
export function useScreen(): Screen {
  const [screen, setScreen] = useState(() => readScreen(location.hash) ?? firstScreen);
  useEffect(() => {
    const follow = () => setScreen((before) => readScreen(location.hash) ?? before);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return screen;
}
