import { factParts, factRecord } from '../../../src/records/band/factParts.ts';
import { isPlaceholder } from '../../../src/config/band/placeholder.ts';
import type { Document } from '../../../src/stores/documents.ts';
import { layOver } from '../../../src/stores/layOver.ts';

type Facts = Record<string, unknown>;

/** The fields of each part, with the object of `band.json` that holds them. */
const places = Object.entries(factParts).map(([part, holders]) => ({
  part,
  fields: Object.entries<object>(holders).flatMap(([holder, shape]) =>
    Object.keys(shape).map((field) => ({ holder, field })),
  ),
}));

const holderIn = (facts: Facts, holder: string): Facts =>
  holder === '' ? facts : ((facts[holder] ??= {}) as Facts);

/** The facts of `band.json` as records, those of the desk over them. */
export function factDocuments(facts: Facts, stored: readonly Document[]): Document[] {
  const files = places.map(({ part, fields }): Document => {
    const given = fields.map(({ holder, field }) => [field, holderIn(facts, holder)[field]] as const);
    const known = given.filter(([, value]) => value !== undefined && value !== '');
    return { id: part, fields: Object.fromEntries(known), isFile: true };
  });
  return layOver(stored, { contract: factRecord, read: () => files });
}

/** The facts of `band.json` with those of the desk in their place, without each that is empty or a placeholder there. */
export function withDocuments(facts: Facts, documents: readonly Document[]): Facts {
  const all = structuredClone(facts);
  for (const { id, fields: stored, isFile } of documents) {
    const place = places.find(({ part }) => part === id);
    for (const { holder, field } of isFile ? [] : (place?.fields ?? [])) {
      const given = stored[field];
      if (given === undefined || (typeof given === 'string' && isPlaceholder(given)))
        Reflect.deleteProperty(holderIn(all, holder), field);
      else holderIn(all, holder)[field] = given;
    }
  }
  return all;
}
