import type { Page } from '@playwright/test';
import { tokenCookie, tokenHeader } from '../../../src/config/session.ts';

/** Changes fields of a record past the screens of a page that is logged in, as another phone does. `path` is such as `concerts/id`. */
export const changeRecord = (page: Page, path: string, set: object) =>
  call(page, 'PATCH', path, { set, was: {} });

/** Adds a record in the same way. `path` is such as `concerts`. */
export const addRecord = (page: Page, path: string, record: object) => call(page, 'POST', path, record);

const call = (page: Page, method: string, path: string, content: object): Promise<{ id: string }> =>
  page.evaluate(
    async ([how, to, body, cookie, header]) => {
      const token = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`)) ?? '';
      const headers = {
        [header]: token.slice(cookie.length + 1),
        'Idempotency-Key': crypto.randomUUID(),
        'Content-Type': 'application/json',
      };
      const answer = await fetch(`/api/${to}`, { method: how, headers, body });
      if (!answer.ok) throw new Error(`The change is answered by ${answer.status}.`);
      return (await answer.json()) as { id: string };
    },
    [method, path, JSON.stringify(content), tokenCookie, tokenHeader] as const,
  );
