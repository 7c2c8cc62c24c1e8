import { withOffset } from './dates.ts';

/** Vienna's summer time and its winter time: the earlier instant of one clock time comes first. */
const offsets = ['+02:00', '+01:00'] as const;

/**
 * The instants at which Vienna's clocks show a day (`2026-12-04`) and a time (`20:00`), since 1950, each with its offset: mostly one;
 * none in the hour that is skipped in spring, or for a day that no calendar has; two in the hour that comes twice in autumn,
 * first in summer time, then in winter time.
 */
export function viennaInstants(day: string, time: string): string[] {
  const local = `${day}T${time}:00`;
  return offsets
    .map((offset) => `${local}${offset}`)
    .filter((instant) => {
      const date = new Date(instant);
      return !Number.isNaN(date.getTime()) && withOffset(date) === instant;
    });
}
