import { parseArgs } from 'node:util';

/** What can be measured alone, in the order in which a full run goes. */
export const parts = [
  'build',
  'weight',
  'lighthouse',
  'slow',
  'walk',
  'islands',
  'crowd',
  'documents',
  'gallery',
  'upload',
  'functions',
  'password',
] as const;
export type Part = (typeof parts)[number];

/** Parts that measure the site as a whole, not page by page. */
const sitewide = [
  'build',
  'crowd',
  'documents',
  'gallery',
  'upload',
  'functions',
  'password',
] as const satisfies Part[];
export type PagePart = Exclude<Part, (typeof sitewide)[number]>;

/** Parts that measure functions alone. */
const siteless: readonly Part[] = ['documents', 'functions', 'password'];

export const needsSite = (part: Part) => !siteless.includes(part);
export const isPagePart = (part: Part): part is PagePart => !(sitewide as readonly Part[]).includes(part);

export interface Options {
  /** Loads per page; what is reported is their median. */
  runs: number;
  parts: readonly Part[];
  help: boolean;
}

/** A command line that cannot be followed; the message is a sentence for the person at it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const usage = `npm run bench -- [options]
  Without options: builds the site anew, and measures every budget.
  --only ${parts.join('|')}  measures one part of the finished dist/ (repeatable; built when missing and needed)
  --build     with --only: builds anew first, and times it
  --runs N    loads per page, 1 to 99 (3)`;

/** Reads the command line (without node and script); fails with a `UsageError`. */
export function readOptions(args: string[]): Options {
  const { only = [], build, runs, help } = parse(args);
  const unknown = only.find((name) => !isPart(name));
  if (unknown) throw new UsageError(`--only knows ${parts.join(', ')}, not "${unknown}".`);
  if (!/^[1-9]\d?$/.test(runs)) throw new UsageError(`--runs is a number from 1 to 99, not "${runs}".`);
  const chosen = parts.filter(
    (part) => only.length === 0 || only.includes(part) || (build && part === 'build'),
  );
  return { runs: Number(runs), parts: chosen, help };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true },
        build: { type: 'boolean', default: false },
        runs: { type: 'string', default: '3' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function isPart(name: string): name is Part {
  return (parts as readonly string[]).includes(name);
}
