import type { Config } from '@netlify/functions';
import { letterPageSize } from '../src/config/api.ts';
import { listedMessage, person, type InboxMessage } from '../src/records/contact/contactMessage.ts';
import { contracts } from '../src/records/contracts.ts';
import { requireSession, requireSessionForChange } from './_lib/auth/session.ts';
import { erasePerson, excerpts, inbox, messagesOf } from './_lib/contact/inbox.ts';
import { noteLook } from './_lib/contact/lastLook.ts';
import { readJson } from './_lib/http/body.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { pageOf } from './_lib/http/pages.ts';
import type { Handler } from './_lib/http/platform.ts';
import { requireRevision } from './_lib/http/revision.ts';
import { idOf, patchOf, recordEndpoint, saved, type Served } from './_lib/records/recordEndpoint.ts';

/** The band's inbox. A list has long texts by their beginning. */
const messages: Served<InboxMessage & { id: string }, number> = {
  ...{ name: 'message', store: inbox, readVersion: requireRevision },
  forBand: (records, { waitUntil }) => {
    waitUntil(noteLook());
    return excerpts(records);
  },
};

/** `DELETE` of the list with `{ "email": "…" }` erases everything of a person for good, what was deleted or has expired too. */
const erase: Handler = async (request) => {
  await requireSessionForChange(request);
  await erasePerson((await readJson(request, person)).email);
  return new Response(null, { status: 204 });
};

const read: Handler = async (request, context) => {
  await requireSession(request);
  return saved(messages, await inbox().get(idOf(context)));
};

/** `PATCH` changes what the band has noted. */
const note = patchOf(
  messages,
  (id, change) =>
    inbox().patch(id, change, { groups: [], check: (fields) => ({ fields: listedMessage.parse(fields) }) }),
  contracts.message.sent(),
);

const records = recordEndpoint(messages, { list: { DELETE: erase }, one: { GET: read, PATCH: note } });

/** `POST` with `{ "email": "…" }` answers with everything of a person, whole texts, by pages: an address of e-mail belongs into no log. */
const ofPerson = endpoint({
  POST: async (request) => {
    await requireSessionForChange(request);
    const { email } = await readJson(request, person);
    return Response.json(pageOf(request, await messagesOf(email), letterPageSize));
  },
});

const inboxCalls: Handler = (request, context) =>
  (context.params.id === 'person' ? ofPerson : records)(request, context);
export default inboxCalls;

export const config: Config = {
  path: ['/api/messages', '/api/messages/:id', '/api/messages/:id/:call'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
