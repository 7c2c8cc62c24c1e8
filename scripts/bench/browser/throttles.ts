/** Throttling by the browser: milliseconds per request, bytes per second, factor of the processor's slowdown. */
export interface Throttle {
  latency: number;
  throughput: number;
  cpu: number;
}

/** A bad mobile connection: 400 ms per request, 400 kbit/s, and a quarter of this machine's processor. */
export const slowLine: Throttle = { latency: 400, throughput: (400 * 1000) / 8, cpu: 4 };

/** A phone of a few years ago on a good connection. */
export const oldPhone: Throttle = { latency: 0, throughput: -1, cpu: 4 };
