// A file of its own, which imports no other: the first press loads it before React (`lib/earlyInput/play.ts`). The library needs a browser
// and defines its element on import.
import 'lite-youtube-embed';
import { waitForPlayer, type Outcome } from './handshake.ts';
import { playerSize } from './playerSize.ts';
import css from './VideoStage.css?inline';

/** The used part of lite-youtube-embed, which has no types. */
interface LiteYouTube extends HTMLElement {
  needsYTApi: boolean;
  activate(): Promise<void>;
  createBasicIframe(): HTMLIFrameElement;
}

type LiteYouTubeClass = CustomElementConstructor & { preconnected: boolean };

interface Run {
  /** Ends the player and removes it. */
  controller: AbortController;
  /** Resolves when the frame is there and has the focus. */
  frame: Promise<HTMLIFrameElement>;
  outcome: Promise<Outcome>;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** The run of each stage. The island finds here what the press before it has begun. */
const runs = new WeakMap<HTMLElement, Run>();

/**
 * Plays a video in `stage` with YouTube's player, on the host without cookies, or takes over the player that is there. Calls `onFrame` when
 * its frame is there and has the focus. A player that fails, or whose `signal` aborts, is removed. Without a `signal` its outcome is kept for
 * the next call, which is the island's.
 */
export async function startPlayer(
  stage: HTMLElement,
  video: { id: string; title: string },
  signal?: AbortSignal,
  onFrame?: () => void,
): Promise<Outcome> {
  const run = runs.get(stage) ?? begin(stage, video);
  runs.set(stage, run);
  signal?.addEventListener('abort', () => run.controller.abort());
  try {
    await run.frame;
    if (!run.controller.signal.aborted) onFrame?.();
    const outcome = await run.outcome;
    if (outcome === 'failed') run.controller.abort();
    return outcome;
  } finally {
    if (signal && run.controller.signal.aborted) runs.delete(stage);
  }
}

/** Plays for a press on a play button before its island is there. Id and title are those of the caption. The frame replaces the button and its disc. */
export function playFrom(button: HTMLElement): void {
  const stage = button.previousElementSibling as HTMLElement;
  const caption = stage.closest('figure')?.querySelector('figcaption');
  const link = caption?.querySelector('a');
  const title = caption?.firstElementChild?.textContent ?? '';
  const id = new URL(link?.href ?? '').searchParams.get('v') ?? '';
  // The island takes both out of the page once it plays.
  const parts = [button, button.nextElementSibling as HTMLElement];
  const hide = (hidden: boolean) => {
    for (const part of parts) part.hidden = hidden;
  };
  void startPlayer(stage, { id, title }, undefined, () => hide(true)).finally(() => {
    if (!stage.firstChild) hide(false);
  });
}

function begin(stage: HTMLElement, { id, title }: { id: string; title: string }): Run {
  const controller = new AbortController();
  const player = document.createElement('lite-youtube') as LiteYouTube;
  player.setAttribute('videoid', id);
  player.setAttribute('playlabel', title);
  player.setAttribute(
    'params',
    new URLSearchParams({ enablejsapi: '1', origin: location.origin }).toString(),
  );
  keepToOneHost(player);
  controller.signal.addEventListener('abort', () => player.remove());
  stage.append(player);
  // Set by the library on insertion. On phones and in Safari it would load YouTube's script from another host.
  player.needsYTApi = false;
  const frame = activate(player);
  return { controller, frame, outcome: frame.then((ready) => waitForPlayer(ready, controller.signal)) };
}

/** Makes the player's frame, and removes the library's own button and fallback. */
async function activate(player: LiteYouTube): Promise<HTMLIFrameElement> {
  await player.activate();
  const frame = player.querySelector('iframe');
  if (!frame) throw new Error('lite-youtube-embed has made no frame.');
  for (const child of [...player.children]) if (child !== frame) child.remove();
  return frame;
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
