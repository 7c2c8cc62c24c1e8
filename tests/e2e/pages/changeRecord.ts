import type { Page } from '@playwright/test';
import { tokenCookie, tokenHeader } from '../../../src/config/session.ts';

/** Changes fields of a record past the screens of a page that is logged in, as another phone does. `path` is such as `concerts/id`. */
export const changeRecord = (page: Page, path: string, set: object): Promise<void> =>
  page.evaluate(
    async ([to, body, cookie, header]) => {
      const token = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`)) ?? '';
      const headers = {
        [header]: token.slice(cookie.length + 1),
        'Idempotency-Key': crypto.randomUUID(),
        'Content-Type': 'application/json',
      };
      const { ok, status } = await fetch(`/api/${to}`, { method: 'PATCH', headers, body });
      if (!ok) throw new Error(`The change is answered by ${status}.`);
    },
    [path, JSON.stringify({ set, was: {} }), tokenCookie, tokenHeader] as const,
  );
