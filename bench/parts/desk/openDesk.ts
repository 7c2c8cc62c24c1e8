import type { Session } from '../../browser/session.ts';

const password = 'of the bench';

/** Variables with which the band can log in. */
export const withLogIn = {
  ADMIN_PASSWORD: password,
  SESSION_SECRET: 'a secret of the bench, long enough for HS256',
};

/** Logs in, and opens an area of the desk in place of the present page. */
export async function openDesk(session: Session, origin: string, area: string): Promise<void> {
  await session.evaluate(`fetch('/api/adminKey/${encodeURIComponent(password)}')`);
  const loaded = session.Page.loadEventFired();
  await session.send('Page.navigate', { url: `${origin}/schreibtisch${area}` });
  await loaded;
}
