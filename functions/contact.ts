import { shortestWriting } from '../src/config/contact.ts';
import { errorsIn } from '../src/records/contact/contactFields.ts';
import { contactMessage } from '../src/records/contact/contactMessage.ts';
import { accepted, failed } from './_lib/contact/answer.ts';
import { readForm, type Submission } from './_lib/contact/fields.ts';
import { markSent, storeMessage } from './_lib/contact/inbox.ts';
import { countMessage } from './_lib/contact/limit.ts';
import { mailbox, sendMail } from './_lib/contact/mail.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { requireOwnOrigin } from './_lib/http/request.ts';
import type { Config, Context } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';

/** `POST /api/contact`: a message to the band, from the page's script or as the plain post of a form. */
export default endpoint({
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
  await countMessage(context.ip);
  if (trap !== '' || took < shortestWriting) return;

  const mail = mailbox() ? 'unsent' : 'off';
  const message = contactMessage.parse({ ...fields, language, received: new Date().toISOString(), mail });
  const key = await storeMessage(message);
  if (key && mail === 'unsent')
    context.waitUntil(sendMail(message).then((isSent) => (isSent ? markSent(key) : undefined)));
}
