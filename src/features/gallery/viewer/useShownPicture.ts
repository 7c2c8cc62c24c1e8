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
      // The browser reads the mode of the page's entry only after this event.
      requestAnimationFrame(() => {
        history.scrollRestoration = 'auto';
      });
    };
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);

  return {
    shown,
    show: (address: string) => {
      const state = { ...(history.state as object | null), picture: address };
      if (pictureIn(history.state)) history.replaceState(state, '');
      else {
        // The focus goes to the picture that was shown last. A busy browser would scroll away from it when it goes back.
        history.scrollRestoration = 'manual';
        history.pushState(state, '');
        history.scrollRestoration = 'auto';
      }
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
