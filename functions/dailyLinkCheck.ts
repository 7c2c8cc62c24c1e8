import { scheduled } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { checkLink } from './_lib/links/checkLink.ts';
import { checkTicketLinks } from './_lib/links/ticketLinks.ts';

/** Checks the ticket links of coming concerts. */
export default scheduled(() => checkTicketLinks(new Date(), checkLink), 5);

/** Hourly, which is daily by `scheduled`: early in the morning of the band. */
export const config: Config = { schedule: '10 * * * *' };
