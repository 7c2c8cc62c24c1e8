import { request } from '@playwright/test';
import { addressHeader } from '../../../scripts/serve/site/web.ts';
import { tokenCookie, tokenHeader } from '../../../src/config/session.ts';
import { expect } from '../expect.ts';
import { password } from './Admin.ts';

/** Adds concerts to the store of a site by its API, one after the other. */
export async function addConcerts(baseURL: string, concerts: readonly object[]): Promise<void> {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await api.get(`/api/adminKey/${password}`);
  const { cookies } = await api.storageState();
  const token = cookies.find(({ name }) => name === tokenCookie)?.value ?? '';
  for (const [index, data] of concerts.entries()) {
    // A hundred from each address: the limit per minute is 300.
    const headers = { [tokenHeader]: token, [addressHeader]: `2001:db8:400:${Math.floor(index / 100)}::1` };
    const answer = await api.post('/api/concerts', { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await api.dispose();
}
