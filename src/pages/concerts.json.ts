import type { APIRoute } from 'astro';
import { listedConcerts } from '../stores/collections/content.ts';

/** The build's copy of the answer of `GET /api/concerts`: for pages whose host runs no function, and for other sites. */
export const GET: APIRoute = async () =>
  Response.json((await listedConcerts()).sort((one, other) => one.date.localeCompare(other.date)));
