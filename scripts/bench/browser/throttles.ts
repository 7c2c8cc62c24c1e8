/** A slow line and a slow phone, slowed by the browser itself: milliseconds a request, bytes a second, times slower. */
export interface Throttle {
  latency: number;
  throughput: number;
  cpu: number;
}

/** A bad line in a tram: 400 ms a request, 400 kbit/s, and a processor a quarter as fast as this machine's. */
export const tram: Throttle = { latency: 400, throughput: (400 * 1000) / 8, cpu: 4 };

/** A phone of a few years ago on a good line. */
export const oldPhone: Throttle = { latency: 0, throughput: -1, cpu: 4 };
