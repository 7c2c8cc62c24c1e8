import contact from '../../../functions/contact.ts';
import { site } from './band.ts';

/** A valid message. */
export const validMessage = {
  purpose: 'booking',
  name: 'Toni Tester',
  email: 'toni@example.com',
  message: 'Spielt ihr am 4. Mai\nbei uns im Hof?',
  language: 'de',
};

/** A program's call must say how long the writing took, in milliseconds. */
export const messageAsJson = { ...validMessage, took: 60_000 };

let address = 0;

interface Sending {
  headers?: Record<string, string>;
  /** Each sending comes from an address of its own, when none is named. */
  ip?: string;
}

/** Sends a body to the contact endpoint and waits for what it still does after its answer. A plain object goes as JSON, with `took`. */
export async function send(body: BodyInit | object, { headers = {}, ip = nextAddress() }: Sending = {}) {
  const later: Promise<unknown>[] = [];
  const isPlain = Object.getPrototypeOf(body) === Object.prototype;
  const request = new Request(`${site}/api/contact`, {
    method: 'POST',
    body: isPlain ? JSON.stringify({ took: messageAsJson.took, ...(body as object) }) : (body as BodyInit),
    headers: { origin: site, ...(isPlain && { 'content-type': 'application/json' }), ...headers },
  });
  const response = await contact(request, { ip, params: {}, waitUntil: (work) => later.push(work) });
  await Promise.all(later);
  return response;
}

/** As a browser posts a form without script. */
export const post = (fields: Record<string, string>, sending: Sending = {}) =>
  send(new URLSearchParams(fields), {
    ...sending,
    headers: { accept: 'text/html,application/xhtml+xml;q=0.9', 'accept-language': 'de', ...sending.headers },
  });

const nextAddress = () => `192.0.2.${++address % 250}`;
