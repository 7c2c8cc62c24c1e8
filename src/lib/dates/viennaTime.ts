import { withOffset } from './dates.ts';

/** Vienna's summer time and winter time; the earlier instant of a clock time comes first. */
const offsets = ['+02:00', '+01:00'] as const;

/**
 * The instants at which Vienna's clocks show a day (`2026-12-04`) and a time (`20:00`), since 1950, each with its offset. Usually there
 * is one. There is none in the skipped hour of spring and on an invalid day. There are two in the repeated hour of autumn, the one in
 * summer time first.
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
