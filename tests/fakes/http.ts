import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { listen } from '../../scripts/serve/port.ts';
import { isNight } from '../night.ts';

/** Faults of a service; a number is the status of its answer. */
export type Fault =
  /** Accepts the call and never says a word. */
  | 'silent'
  /** Hangs up instead of answering. */
  | 'cut'
  /** Begins its answer and hangs up in the middle. */
  | 'cut-midway'
  /** Begins its answer and never ends it. */
  | 'endless'
  /** Says JSON and sends none. */
  | 'malformed'
  /** JSON that is not what was asked for. */
  | 'wrong'
  | number
  | { status: number; retryAfter: string };

/** One of each kind, against which whatever asks a service must hold. */
export const tenFaults = [
  'silent',
  'cut',
  'cut-midway',
  401,
  403,
  404,
  { status: 429, retryAfter: '60' },
  500,
  'malformed',
  'wrong',
] as const satisfies Fault[];

/** The faults that a test plays to one of several that ask alike: by day all to the first, and one to each other. */
export const faultsOf = (isFirst: boolean): readonly (typeof tenFaults)[number][] =>
  isFirst || isNight ? tenFaults : ['cut-midway'];

/** A request to a fake. */
export interface Asked {
  method: string;
  /** Path and query. */
  path: string;
  headers: Headers;
  body: Buffer;
}

export interface Fake {
  /** Its address on this machine, without a slash at the end. */
  url: string;
  /** Everything it was asked, in order. */
  requests: Asked[];
  /** From now on it does this; without a fault it works again. */
  misbehave: (fault?: Fault) => void;
  stop: () => Promise<void>;
}

export interface Manner {
  /** Where it listens; without it the system chooses. */
  port?: number;
  /** Lets the pages of every site ask, as services do that browsers speak to. */
  openToPages?: boolean;
}

/** Another company's service, played on loopback. */
export async function startFake(
  answer: (asked: Asked) => Response | Promise<Response>,
  { openToPages = false, port: wanted = 0 }: Manner = {},
): Promise<Fake> {
  const requests: Asked[] = [];
  let fault: Fault | undefined;
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const asked = await read(request);
      const response = outgoing as ServerResponse;
      const isPreflight = openToPages && asked.method === 'OPTIONS';
      // Browsers forget a preflight after five seconds: on a slow machine the next one would be refused in place of the request.
      if (isPreflight || (openToPages && !isTooMuch(fault))) welcome(response);
      if (isPreflight) return new Response(null, { status: 204 });
      requests.push(asked);
      return fault === undefined ? answer(asked) : fail(fault, response);
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((message, response) => void listener(message, response));
  const port = await listen(server, wanted);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    misbehave: (next) => {
      fault = next;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

/** Spotify's 429 lacks the headers that would let a page read it (FACTS, Spotify). */
const isTooMuch = (fault: Fault | undefined) => typeof fault === 'object' && fault.status === 429;

function welcome(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'authorization');
}

async function read(request: Request): Promise<Asked> {
  const { method, url, headers } = request;
  const { pathname, search } = new URL(url);
  return { method, path: pathname + search, headers, body: Buffer.from(await request.bytes()) };
}

function fail(fault: Fault, response: ServerResponse): Response {
  const half = '{"begun":';
  if (fault === 'cut') response.destroy();
  else if (fault === 'cut-midway') response.writeHead(200).write(half, () => response.destroy());
  else if (fault === 'endless') response.writeHead(200).write(half);
  else if (fault !== 'silent') return faultyAnswer(fault);
  return RESPONSE_ALREADY_SENT;
}

function faultyAnswer(fault: Exclude<Fault, 'silent' | 'cut' | 'cut-midway' | 'endless'>): Response {
  if (fault === 'malformed')
    return new Response('{"half', { headers: { 'content-type': 'application/json' } });
  if (fault === 'wrong') return Response.json({ something: 'else' });
  if (typeof fault === 'number') return Response.json({ error: 'a fault of the test' }, { status: fault });
  const { status, retryAfter } = fault;
  return Response.json({ error: 'a fault of the test' }, { status, headers: { 'retry-after': retryAfter } });
}
