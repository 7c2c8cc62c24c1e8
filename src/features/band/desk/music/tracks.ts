import { linesIn } from '../../../../desk/kit/records/formValues.ts';
import type { OwnRelease } from '../../../../records/band/ownRelease.ts';

type Track = OwnRelease['tracks'][number];

/** A line of a track, whose length stands at the end: `Nachtbus 3:20`, `Nachtbus (1:03:20)`, `Nachtbus – 3:20`. */
const timed = /^(.+?)[\s–—-]*[\s(](?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\)?$/u;

const seconds = (ms: number) => Math.round(ms / 1000);
const twoDigits = (number: number) => String(number).padStart(2, '0');

function lineOf({ name, durationMs }: Track): string {
  if (durationMs === undefined) return name;
  const all = seconds(durationMs);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, twoDigits(all % 60)];
  return `${name} ${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${rest}`;
}

function trackOf(line: string): Track {
  const [, name, hours = '0', minutes, rest] = timed.exec(line) ?? [];
  if (name === undefined) return { name: line };
  const durationMs = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(rest)) * 1000;
  return durationMs > 0 ? { name, durationMs } : { name };
}

/** Tracks as they are typed, one in each line. */
export const linesOf = (tracks: readonly Track[]): string => tracks.map(lineOf).join('\n');

/** The tracks of some lines. One whose line is as it was keeps its exact length. */
export const tracksIn = (text: string, former: readonly Track[] = []): Track[] =>
  linesIn(text).map((line) => former.find((track) => lineOf(track) === line) ?? trackOf(line));
