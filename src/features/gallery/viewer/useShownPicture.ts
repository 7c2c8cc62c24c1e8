import { useEffect, useState } from 'react';

const pictureIn = (state: unknown) => (state as { picture?: string } | null)?.picture;

/**
 * The address of the picture that is shown large, if one is. It has an entry of its own in the history, under the page's own
 * address: Back closes it, Forward shows it again, and a reload shows the page.
 */
export function useShownPicture() {
  const [shown, setShown] = useState<string>();

  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      setShown(pictureIn(state));
    };
    window.addEventListener('popstate', handlePopState);
    return () => {
      window.removeEventListener('popstate', handlePopState);
    };
  }, []);

  return {
    shown,
    show: (address: string) => {
      const state = { ...(history.state as object | null), picture: address };
      if (pictureIn(history.state)) history.replaceState(state, '');
      else history.pushState(state, '');
      setShown(address);
    },
    /** A second call changes nothing: both a key and the dialog that it closes may call it. */
    hide: () => {
      if (shown === undefined) return;
      if (pictureIn(history.state)) history.back();
      setShown(undefined);
    },
    /** Opens the picture's file in place of the large view. */
    leaveFor: (address: string) => {
      setShown(undefined);
      location.replace(address);
    },
  };
}
