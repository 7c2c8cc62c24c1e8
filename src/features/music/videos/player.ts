// Imported after a click only: the library needs a browser and defines its element on import.
import 'lite-youtube-embed';
import { waitForPlayer, type Outcome } from './handshake.ts';
import { playerSize } from './videos.ts';

/** The used part of lite-youtube-embed, which has no types. */
interface LiteYouTube extends HTMLElement {
  needsYTApi: boolean;
  activate(): Promise<void>;
  createBasicIframe(): HTMLIFrameElement;
}

type LiteYouTubeClass = CustomElementConstructor & { preconnected: boolean };

/**
 * Plays a video in `stage` with YouTube's player, on the host without cookies. Calls `onFrame` when its frame is there and has the
 * focus. Removes the player when `signal` aborts.
 */
export async function startPlayer(
  stage: HTMLElement,
  { id, title }: { id: string; title: string },
  signal: AbortSignal,
  onFrame: () => void,
): Promise<Outcome> {
  const player = document.createElement('lite-youtube') as LiteYouTube;
  player.setAttribute('videoid', id);
  player.setAttribute('playlabel', title);
  player.setAttribute(
    'params',
    new URLSearchParams({ enablejsapi: '1', origin: location.origin }).toString(),
  );
  keepToOneHost(player);
  signal.addEventListener('abort', () => player.remove());
  stage.append(player);
  // Set by the library on insertion. On phones and in Safari it would load YouTube's script from another host.
  player.needsYTApi = false;
  await player.activate();
  const frame = player.querySelector('iframe');
  if (!frame) throw new Error('lite-youtube-embed has made no frame.');
  // Removes the library's own button and fallback.
  for (const child of [...player.children]) if (child !== frame) child.remove();
  onFrame();
  return waitForPlayer(frame, signal);
}

/** Prevents the poster, the connections to four more hosts on focus, and the request for sensors. */
function keepToOneHost(player: LiteYouTube): void {
  // Without a poster, our still shows through until the player is there.
  player.style.backgroundImage = 'none';
  (customElements.get('lite-youtube') as LiteYouTubeClass).preconnected = true;
  const create = player.createBasicIframe.bind(player);
  player.createBasicIframe = () =>
    Object.assign(create(), {
      ...playerSize,
      allow: 'autoplay; encrypted-media; picture-in-picture',
    });
}
