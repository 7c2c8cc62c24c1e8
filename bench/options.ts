import { parseArgs } from 'node:util';

/** Parts that measure each page. */
const pageParts = ['weight', 'lighthouse', 'slow', 'walk', 'islands', 'clicks'] as const;
export type PagePart = (typeof pageParts)[number];

/** Parts that measure the whole site. */
const siteParts = [
  'concert',
  'sections',
  'crowd',
  'documents',
  'gallery',
  'desk',
  'upload',
  'functions',
] as const;
export type SitePart = (typeof siteParts)[number];

/** Parts that can be measured alone, in the order of a full run. */
export const parts = ['build', ...pageParts, ...siteParts] as const;
export type Part = (typeof parts)[number];

/** Parts that need no built site. */
const withoutSite: readonly Part[] = ['documents', 'functions'];

export const needsSite = (part: Part) => !withoutSite.includes(part);
export const isPagePart = (part: Part): part is PagePart => (pageParts as readonly Part[]).includes(part);

export interface Options {
  /** Loads per page; the report shows their median. */
  runs: number;
  parts: readonly Part[];
  help: boolean;
}

/** An invalid command line; the message is a sentence for the person who typed it. */
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
  const selected = parts.filter(
    (part) => only.length === 0 || only.includes(part) || (build && part === 'build'),
  );
  return { runs: Number(runs), parts: selected, help };
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
