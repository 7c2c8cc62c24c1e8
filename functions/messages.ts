import { messageChange, person } from '../src/records/contact/contactMessage.ts';
import { requireSession, requireSessionForChange } from './_lib/auth/session.ts';
import { noteLook } from './_lib/contact/lastLook.ts';
import { erasePerson, excerpts, inbox, isMessageId, messagesOf } from './_lib/contact/inbox.ts';
import { readJson } from './_lib/http/body.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { etagOf } from './_lib/http/etag.ts';
import { pageOf } from './_lib/http/pages.ts';
import type { Config } from '@netlify/functions';
import type { Handler } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';
import { requireRevision } from './_lib/http/revision.ts';

const path = '/api/messages';

const withEtag = (message: { revision: number }) =>
  Response.json(message, { headers: { etag: etagOf(message) } });

/**
 * `GET` lists the messages, with `?deleted` those that can be restored; long texts by their beginning, and by pages (`?page=1`). `DELETE` with
 * `{ "email": "…" }` erases everything of a person for good, what was deleted or has expired too.
 */
const all = endpoint({
  GET: async (request, { waitUntil }) => {
    await requireSession(request);
    waitUntil(noteLook());
    const isOfDeleted = new URL(request.url).searchParams.has('deleted');
    const messages = await (isOfDeleted ? inbox().listDeleted() : inbox().list());
    return Response.json(excerpts(pageOf(request, messages)));
  },
  DELETE: async (request) => {
    await requireSessionForChange(request);
    await erasePerson((await readJson(request, person)).email);
    return new Response(null, { status: 204 });
  },
});

/** `POST` with `{ "email": "…" }` answers with everything of a person, whole texts, by pages: an address of e-mail belongs into no log. */
const ofPerson = endpoint({
  POST: async (request) => {
    await requireSessionForChange(request);
    const { email } = await readJson(request, person);
    return Response.json(pageOf(request, await messagesOf(email)));
  },
});

/** `PATCH` changes what the band has noted, `DELETE` deletes; both need the message's ETag in `If-Match`. */
const one = endpoint({
  GET: async (request) => {
    await requireSession(request);
    return withEtag(await inbox().get(idOf(request)));
  },
  PATCH: async (request) => {
    await requireSessionForChange(request);
    const [id, revision] = [idOf(request), requireRevision(request)];
    const change = await readJson(request, messageChange);
    const present = await inbox().get(id);
    // The revision is compared with the one that is stored then.
    return withEtag(await inbox().update(id, revision, { ...present, ...change }));
  },
  DELETE: async (request) => {
    await requireSessionForChange(request);
    const [id, revision] = [idOf(request), requireRevision(request)];
    await inbox().remove(id, revision);
    return new Response(null, { status: 204 });
  },
});

/** `POST` restores a deleted message within 30 days. */
const restore = endpoint({
  POST: async (request) => {
    await requireSessionForChange(request);
    return withEtag(await inbox().restore(idOf(request)));
  },
});

/** The band's inbox: the calls of the list, of a person and of one message below it, and `/restore` below that. */
const messages: Handler = (request, context) => {
  const [first, second] = partsOf(request);
  if (first === undefined) return all(request, context);
  if (first === 'person') return ofPerson(request, context);
  return (second === undefined ? one : restore)(request, context);
};
export default messages;

const partsOf = (request: Request) =>
  new URL(request.url).pathname.slice(path.length).split('/').filter(Boolean);

/** 404 for a text that cannot be an id. */
function idOf(request: Request): string {
  const [id = ''] = partsOf(request);
  if (!isMessageId(id)) throw new ProblemError('not-found');
  return id;
}

export const config: Config = {
  path: ['/api/messages', '/api/messages/:id', '/api/messages/:id/restore'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
