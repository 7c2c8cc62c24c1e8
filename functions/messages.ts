import { deleteMessage, listMessages } from './_lib/contact/inbox.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { idIn } from './_lib/http/request.ts';
import type { Config } from './_lib/http/platform.ts';
import { requireSession, requireSessionForChange } from './_lib/auth/session.ts';
import { ProblemError } from './_lib/http/problemError.ts';

const path = '/api/messages';

/** The band's inbox. `GET /api/messages`: every message, newest first. `DELETE /api/messages/{id}`: 204, or 404 for an unknown id. */
export default endpoint({
  GET: async (request) => {
    await requireSession(request);
    if (idIn(request, path) !== undefined) throw new ProblemError('not-found');
    return Response.json(await listMessages());
  },
  DELETE: async (request) => {
    await requireSessionForChange(request);
    await deleteMessage(idIn(request, path) ?? '');
    return new Response(null, { status: 204 });
  },
});

export const config: Config = { path: ['/api/messages', '/api/messages/:id'] };
