import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { CommandError } from './command.ts';

export const host = 'localhost';
const defaultPort = 8888;

/** The port to serve on: `PORT`, or 8888. */
export function portFrom({ PORT }: { PORT?: string | undefined }): number {
  if (!PORT) return defaultPort;
  const port = Number(PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CommandError(
    `PORT is “${PORT}”; set it to a number from 1 to 65535, or leave it empty for ${defaultPort}.`,
  );
}

/** Makes a server listen on this machine only and returns its port; 0 lets the system choose one. */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw describeListenError(error, port);
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Returns this port, or any free one. Throws a `CommandError` for a port in use. */
export async function freePort(port = 0): Promise<number> {
  const probe = createServer();
  const found = await listen(probe, port);
  probe.close();
  await once(probe, 'close');
  return found;
}

function describeListenError(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new CommandError(
      `Port ${port} is taken; stop what runs there, or choose another one: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES')
    return new CommandError(`Port ${port} is reserved on this machine; set PORT to one above 1023.`);
  return error;
}
