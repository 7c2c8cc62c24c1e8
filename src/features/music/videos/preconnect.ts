import { playerOrigin } from '../../../config/youTube.ts';

/** Opens the connection that the player will need, once per page; only for visitors who always allow YouTube. */
export function preconnect(): void {
  if (document.head.querySelector(`link[href='${playerOrigin}']`)) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = playerOrigin;
  document.head.append(link);
}
