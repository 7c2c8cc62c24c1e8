import { hourMs } from '../../../config/time.ts';
import { buildTimeoutMs, type Attention } from '../../../records/built/attention.ts';

/** Nobody tells the desk when the host begins: it is usually a few seconds after the order, in milliseconds. */
const beginsAfterMs = 20_000;

/** How long a build that was ordered is still reported as online, in milliseconds. */
const newsMs = hourMs;

/**
 * Where the last order of a build stands: the hook has answered, it is probably being built, a build that began later is online, or it has
 * failed. `undefined` without an order of late.
 */
export type OrderState = 'ordered' | 'building' | 'online' | 'failed' | undefined;

export function orderState(
  { builtAt, orderedAt }: Pick<Attention, 'builtAt' | 'orderedAt'>,
  now: Date,
): OrderState {
  if (orderedAt === null) return undefined;
  const age = now.getTime() - Date.parse(orderedAt);
  if (Date.parse(builtAt) >= Date.parse(orderedAt)) return age < newsMs ? 'online' : undefined;
  if (age < beginsAfterMs) return 'ordered';
  return age < buildTimeoutMs ? 'building' : 'failed';
}

/** Whether a build that was ordered may still come. */
export const isAwaited = (answer: Attention, now: Date): boolean =>
  ['ordered', 'building'].includes(orderState(answer, now) ?? '');
