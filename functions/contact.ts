import { shortestWriting } from '../src/config/contact.ts';
import { wrongIn } from '../src/contracts/contactFields.ts';
import { contactMessage } from '../src/contracts/contactMessage.ts';
import { accepted, refuse } from './_lib/contact/answer.ts';
import { readForm, type Sent } from './_lib/contact/fields.ts';
import { keepMessage, markSent } from './_lib/contact/inbox.ts';
import { countMessage } from './_lib/contact/limit.ts';
import { mailbox, sendMail } from './_lib/contact/mail.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { requireOwnOrigin } from './_lib/http/origin.ts';
import type { Config, Context } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';

/** `POST /api/contact`: a message to the band, from the page's script or as the plain post of a form. */
export default endpoint({
  POST: async (request, context) => {
    requireOwnOrigin(request);
    const sent = await readForm(request);
    try {
      await take(sent, context);
      return accepted(request, sent.language);
    } catch (error) {
      return refuse(request, sent, error);
    }
  },
});

export const config: Config = {
  // Written out: the host reads it from the source and sees nothing that is computed.
  path: '/api/contact',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** The inbox comes first; the e-mail is on its way when the answer has been given. What no person sends is not kept. */
async function take({ fields, language, trap, took = Infinity }: Sent, context: Context): Promise<void> {
  const errors = wrongIn(fields);
  if (errors.length > 0) throw new ProblemError('invalid', { extensions: { errors } });
  await countMessage(context.ip);
  if (trap !== '' || took < shortestWriting) return;

  const mail = mailbox() ? 'unsent' : 'off';
  const message = contactMessage.parse({ ...fields, language, received: new Date().toISOString(), mail });
  const key = await keepMessage(message);
  if (key && mail === 'unsent')
    context.waitUntil(sendMail(message).then((isSent) => (isSent ? markSent(key) : undefined)));
}
