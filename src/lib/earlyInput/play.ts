interface PlayerFile {
  /** `player.ts` in `features/music/videos`. */
  playFrom: (button: HTMLElement) => void;
}

/**
 * Loads the player's file for a click on a play button whose island is not there, and starts it. Returns false for any other control. A busy
 * button tells the island (`usePlayer.ts`), which takes the player over, and tries again where the file is missing.
 */
export function playEarly(button: HTMLElement): boolean {
  if (!button.matches('figure button')) return false;
  button.ariaBusy = 'true';
  const file = button.closest<HTMLElement>('[data-player]')?.dataset.player ?? '';
  (import(/* @vite-ignore */ file) as Promise<PlayerFile>).then(
    ({ playFrom }) => playFrom(button),
    () => (button.ariaBusy = 'false'),
  );
  return true;
}
