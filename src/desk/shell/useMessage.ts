import { useState } from 'react';
import type { Screen } from '../kit/screen/screens.ts';

/** The sentence at the head of the desk. It ends with its screen, unless it `stays`: on another one it would be about nothing. */
export function useMessage(screen: Screen, stays: boolean): [message: string, say: (text: string) => void] {
  const [said, setSaid] = useState({ text: '', screen });
  return [stays || said.screen === screen ? said.text : '', (text) => setSaid({ text, screen })];
}
