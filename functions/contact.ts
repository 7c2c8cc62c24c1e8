import { shortestWriting } from '../src/config/contact.ts';
import { errorsIn } from '../src/records/contact/contactFields.ts';
import { contactMessage } from '../src/records/contact/contactMessage.ts';
import { accepted, failed } from './_lib/contact/answer.ts';
import { isAttended, noteMessage } from './_lib/contact/lastLook.ts';
import { readForm, type Submission } from './_lib/contact/fields.ts';
import { markSent, storeMessage } from './_lib/contact/inbox.ts';
import { countMessage } from './_lib/contact/limit.ts';
import { mailbox, sendMail } from './_lib/contact/mail.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { requireOwnOrigin } from './_lib/http/request.ts';
import type { Config, Context } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';

/** Seconds for which the CDN caches whether the form is open. */
const openSeconds = 300;

/** A message reaches somebody: by e-mail, or because the band looks at the inbox. */
const isOpen = async () => mailbox() !== undefined || (await isAttended());

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
    requireOwnOrigin(request);
    const submission = await readForm(request);
    try {
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

/** Stores a message, then sends it by e-mail after the answer. Suspected spam is dropped silently. */
async function receive(
  { fields, language, trap, took = Infinity }: Submission,
  context: Context,
): Promise<void> {
  const errors = errorsIn(fields);
  if (errors.length > 0) throw new ProblemError('invalid', { extensions: { errors } });
  if (!(await isOpen())) throw new ProblemError('unattended');
  await countMessage(context.ip);
  if (trap !== '' || took < shortestWriting) return;

  const mail = mailbox() ? 'unsent' : 'off';
  const message = contactMessage.parse({ ...fields, language, received: new Date().toISOString(), mail });
  const key = await storeMessage(message);
  if (mail === 'off') await noteMessage();
  if (key && mail === 'unsent')
    context.waitUntil(sendMail(message).then((isSent) => (isSent ? markSent(key) : undefined)));
}
