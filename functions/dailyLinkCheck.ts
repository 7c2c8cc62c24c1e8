import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { checkTicketLinks } from './_lib/links/ticketLinks.ts';

/** Checks the ticket links of coming concerts. Only the host's schedule calls it, since it has no path. */
export default endpoint({
  POST: async () => {
    await checkTicketLinks(new Date());
    return new Response(null, { status: 204 });
  },
});

/** Daily in UTC, early in the morning of Vienna. */
export const config: Config = { schedule: '10 4 * * *' };
