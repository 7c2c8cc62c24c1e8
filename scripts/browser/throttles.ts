/** Throttling by the browser: milliseconds per request, bytes per second, factor of the processor's slowdown. */
export interface Throttle {
  latency: number;
  throughput: number;
  cpu: number;
}

/** A bad mobile connection: 400 ms per request, 400 kbit/s, and a quarter of this machine's processor. */
export const slowLine: Throttle = { latency: 400, throughput: (400 * 1000) / 8, cpu: 4 };

interface Network {
  offline: boolean;
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** The calls of a page's DevTools session that slow it down. */
interface Session {
  send(method: 'Emulation.setCPUThrottlingRate', params: { rate: number }): Promise<unknown>;
  send(method: 'Network.emulateNetworkConditions', params: Network): Promise<unknown>;
}

/** Slows a page down. The session needs the Network domain. */
export async function slowDown(session: Session, { latency, throughput, cpu }: Throttle): Promise<void> {
  const network = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.emulateNetworkConditions', network);
}
