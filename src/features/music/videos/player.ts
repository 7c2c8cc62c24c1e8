// Imported by a click alone: the library needs a browser, and defines its element once and for all.
import 'lite-youtube-embed';
import { playerSize } from '../../../config/behaviour.ts';
import { answers } from './handshake.ts';

/** As much of lite-youtube-embed, which brings no types, as is used here. */
interface LiteYouTube extends HTMLElement {
  needsYTApi: boolean;
  activate(): Promise<void>;
  createBasicIframe(): HTMLIFrameElement;
}

type LiteYouTubeClass = CustomElementConstructor & { preconnected: boolean };

/**
 * Plays a video in `stage` by YouTube's player, on the host without cookies. `onFrame` is called when its frame is there and has the
 * focus. Answers whether the player gives a sign of life. It is gone when the signal aborts.
 */
export async function startPlayer(
  stage: HTMLElement,
  video: { id: string; title: string },
  signal: AbortSignal,
  onFrame: () => void,
): Promise<boolean> {
  const frame = await openPlayer(stage, video, signal);
  onFrame();
  return answers(frame, signal);
}

async function openPlayer(
  stage: HTMLElement,
  { id, title }: { id: string; title: string },
  signal: AbortSignal,
): Promise<HTMLIFrameElement> {
  const player = document.createElement('lite-youtube') as LiteYouTube;
  player.setAttribute('videoid', id);
  player.setAttribute('playlabel', title);
  player.setAttribute(
    'params',
    new URLSearchParams({ enablejsapi: '1', origin: location.origin }).toString(),
  );
  keepToOneHost(player);
  signal.addEventListener('abort', () => {
    player.remove();
  });
  stage.append(player);
  // Known since it is in the page; with it, phones and Safari would bring YouTube's script from yet another host.
  player.needsYTApi = false;
  await player.activate();
  return onlyFrame(player);
}

/** By itself it would fetch a poster, connect to four more hosts when it gets the focus, and ask for sensors. */
function keepToOneHost(player: LiteYouTube): void {
  // Without a poster our own still shows through until the player is there.
  player.style.backgroundImage = 'none';
  (customElements.get('lite-youtube') as LiteYouTubeClass).preconnected = true;
  const create = player.createBasicIframe.bind(player);
  player.createBasicIframe = () =>
    Object.assign(create(), {
      ...playerSize,
      allow: 'autoplay; encrypted-media; picture-in-picture',
    });
}

/** Takes away the button and the fallback that come with it. */
function onlyFrame(player: LiteYouTube): HTMLIFrameElement {
  const frame = player.querySelector('iframe');
  if (!frame) throw new Error('lite-youtube-embed has made no frame.');
  for (const child of [...player.children]) if (child !== frame) child.remove();
  return frame;
}
