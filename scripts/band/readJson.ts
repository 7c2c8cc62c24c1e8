import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { CommandError } from '../serve/command.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * A text file of a project, with each accent inside its letter, and without the mark that an editor of Windows puts before it. Throws a
 * `CommandError` for anything else.
 */
export function readText(root: string, file: string): string {
  try {
    return utf8.decode(readFileSync(join(root, file))).normalize();
  } catch (error) {
    const fault =
      error instanceof TypeError ? 'is not in UTF-8: save it so' : 'cannot be read: put a file there';
    throw new CommandError(`${file}: ${fault}`, { cause: error });
  }
}

/** Reads a JSON file of a project. Throws a `CommandError` with the file, the line, and what stands before the fault. */
export function readJson(root: string, file: string): unknown {
  const text = readText(root, file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${file}${placeOf(text, String(error))}`, { cause: error });
  }
  const repeated = repeatedKey(text);
  if (repeated !== undefined) throw new CommandError(`${file}: ${repeated} is there twice: leave one out`);
  return value;
}

/** The first key that an object has twice. Of two `JSON.parse` takes the latter, and says nothing. */
function repeatedKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, key] of text.matchAll(/"([^"\\]*(?:\\.[^"\\]*)*)"(?:\s*:)?|[[{}\]]/g)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (key !== undefined && token.endsWith(':')) {
      if (open.at(-1)?.has(key)) return key;
      open.at(-1)?.add(key);
    }
  }
  return undefined;
}

/** Node names no place where the text ends too early, or where it knows no such word. */
function placeOf(text: string, message: string): string {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const [, unknown] = /Unexpected token '(.)'/u.exec(message) ?? [];
  const found = unknown === undefined ? text.length : text.indexOf(unknown);
  const before = text.slice(0, position === undefined ? found : Number(position)).trimEnd();
  if (before === '') return ': is no JSON: begin with {';
  const line = before.split('\n').length;
  const sign = before.split('\n').at(-1)?.trim().slice(-20) ?? '';
  return `, line ${String(line)}: after ${sign} a sign is missing or wrong`;
}

/** A rule without words of its own says this of what is missing, or of another kind. */
const sentenceOf = (message: string): string =>
  message === 'Invalid input' ? 'is missing or of another kind: see docs/content.md' : message;

/** The content of a file, by its contract. Throws a `CommandError` with a sentence for each fault: file, field and fix. */
export function checked<Fields>(contract: z.ZodMiniType<Fields>, value: unknown, file: string): Fields {
  const { data, error } = contract.safeParse(value);
  if (!error) return data;
  const faults = error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${file}: ${[...issue.path, issue.keys[0]].join('.')} is no field: leave it out, or see docs/content.md`
      : `${file}: ${[issue.path.join('.'), sentenceOf(issue.message)].filter(Boolean).join(' ')}`,
  );
  throw new CommandError(faults);
}
