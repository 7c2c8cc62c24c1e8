import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { type Concert, concertRecord } from '../../../src/records/concert.ts';
import { takesPlace } from '../../../src/records/concertRules.ts';
import { repositoryIn } from '../../../src/stores/repository/repository.ts';

/** The API's list: the concerts of the repository, with changed ones in their places and added ones behind them. */
function listWith(changed: readonly object[]): object[] {
  const list = new Map<string, object>(
    repositoryIn(process.cwd())
      .concerts()
      .map(({ id, fields }) => [id, { ...fields, id }]),
  );
  for (const { id, ...fields } of changed as { id: string }[])
    list.set(id, { ...concertRecord.parse(fields), id });
  return [...list.values()];
}

/** Answers as the API does: 304 for the list that the page knows. Without changes that is the list of the build. */
async function fulfillList(route: Route, changed: readonly object[], built: string): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify(changed)).digest('hex');
  const etag = changed.length > 0 ? `"${digest}"` : built;
  if (route.request().headers()['if-none-match'] === etag)
    await route.fulfill({ status: 304, headers: { etag } });
  else await route.fulfill({ json: listWith(changed), headers: { etag } });
}

/** Answers `GET /api/concerts` with the changes that `api` holds at that moment, or breaks the connection. Counts the calls. */
export async function answerConcerts(
  page: Page,
  api: { list: object[]; broken?: boolean },
): Promise<{ calls: number }> {
  const heard = { calls: 0 };
  let built: string | undefined;
  await page.route('**/api/concerts', async (route) => {
    heard.calls += 1;
    // The first request names the list of the build.
    built ??= route.request().headers()['if-none-match'] ?? '';
    if (api.broken) await route.abort();
    else await fulfillList(route, api.list, built);
  });
  return heard;
}

/** The concerts that take place from now on, the next one first. */
export async function comingConcerts(page: Page): Promise<Concert[]> {
  const concerts = (await (await page.request.get('/api/concerts')).json()) as Concert[];
  return concerts
    .filter((concert) => takesPlace(concert) && Date.parse(concert.date) > Date.now())
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
}
