import { shortestWriting } from '../src/config/contact.ts';
import { contactMessage } from '../src/records/contact/contactMessage.ts';
import { BlobStore } from '../src/stores/blobStore.ts';
import { removeExpired } from '../src/stores/expiry.ts';
import { accepted, failed, wantsPage } from './_lib/contact/answer.ts';
import { isAttended, noteMessage } from './_lib/contact/lastLook.ts';
import { addressAsSent, faultsIn, readForm, type Submission } from './_lib/contact/fields.ts';
import { storeMessage } from './_lib/contact/inbox.ts';
import { countMessage } from './_lib/contact/limit.ts';
import { isMailFailing, mailbox, sendStored } from './_lib/contact/mail.ts';
import { setting } from './_lib/env.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { requireOwnOrigin } from './_lib/http/request.ts';
import type { Config } from '@netlify/functions';
import type { Context } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';

/** Seconds for which the CDN caches whether the form is open. */
const openSeconds = 300;

/** A message reaches somebody: by e-mail that goes out, or because the band can log in and looks at the inbox. */
async function isOpen(): Promise<boolean> {
  if (mailbox() && !(await isMailFailing())) return true;
  const canLogIn = setting('ADMIN_PASSWORD') !== undefined && setting('SESSION_SECRET') !== undefined;
  return canLogIn && (await isAttended());
}

/**
 * `POST /api/contact`: a message to the band, from the page's script or as the plain post of a form; 503 when nobody would read it.
 * `GET` tells a page whether that is so.
 */
export default endpoint({
  GET: async () =>
    Response.json(
      { isOpen: await isOpen() },
      {
        headers: {
          'cache-control': 'public, max-age=0, must-revalidate',
          'netlify-cdn-cache-control': `public, durable, max-age=${openSeconds}`,
        },
      },
    ),
  POST: async (request, context) => {
    // A browser without script gets its form back instead of a problem.
    if (!wantsPage(request)) requireOwnOrigin(request);
    const submission = await readForm(request);
    try {
      requireOwnOrigin(request);
      await receive(submission, context);
      return accepted(request, submission.language);
    } catch (error) {
      return failed(request, submission, error);
    }
  },
});

export const config: Config = {
  // A literal: the host reads it from the source.
  path: '/api/contact',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Stores a message, then sends it by e-mail after the answer. Suspected spam is stored as such, and never sent. */
async function receive(
  { fields, language, trap, took = Infinity }: Submission,
  context: Context,
): Promise<void> {
  const errors = faultsIn(fields);
  if (errors.length > 0) throw new ProblemError('invalid', { extensions: { errors } });
  if (!(await isOpen())) throw new ProblemError('unattended');
  await countMessage(context.ip);
  context.waitUntil(removeExpired(new BlobStore('attempts')));

  const suspected = trap !== '' || took < shortestWriting;
  const mail = mailbox() && !suspected ? 'unsent' : 'off';
  const received = new Date().toISOString();
  const email = addressAsSent(fields.email);
  const message = contactMessage.parse({ ...fields, email, language, received, mail, suspected });
  // First: a repeat of a stored message sends no e-mail.
  if (!suspected) await noteMessage();
  const id = await storeMessage(message);
  if (id !== undefined && mail === 'unsent') context.waitUntil(sendStored([{ ...message, id }]));
}
