import { erasedMessages, messageChange } from '../src/records/contact/contactMessage.ts';
import { requireSession, requireSessionForChange } from './_lib/auth/session.ts';
import { noteLook } from './_lib/contact/lastLook.ts';
import { eraseMessages, inbox, isMessageId } from './_lib/contact/inbox.ts';
import { readJson } from './_lib/http/body.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { etagOf } from './_lib/http/etag.ts';
import type { Config, Handler } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';
import { requireRevision } from './_lib/http/revision.ts';

const path = '/api/messages';

const withEtag = (message: { revision: number }) =>
  Response.json(message, { headers: { etag: etagOf(message) } });

/** `GET` lists the messages, with `?deleted` those that can be restored. `DELETE` with `{ "ids": […] }` erases messages for good. */
const all = endpoint({
  GET: async (request, { waitUntil }) => {
    await requireSession(request);
    waitUntil(noteLook());
    const isOfDeleted = new URL(request.url).searchParams.has('deleted');
    return Response.json(await (isOfDeleted ? inbox().listDeleted() : inbox().list()));
  },
  DELETE: async (request) => {
    await requireSessionForChange(request);
    const { ids } = await readJson(request, erasedMessages);
    await eraseMessages(ids);
    return new Response(null, { status: 204 });
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
    const { answered = present.answered, kept = present.kept, concert = present.concert } = change;
    // The revision is compared with the one that is stored then.
    return withEtag(await inbox().update(id, revision, { ...present, answered, kept, concert }));
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

/** The band's inbox: the calls of the list, of one message below it, and `/restore` below that. */
const messages: Handler = (request, context) => {
  const { length } = partsOf(request);
  return (length === 0 ? all : length === 1 ? one : restore)(request, context);
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
