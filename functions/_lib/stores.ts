import { getStore, type Store } from '@netlify/blobs';

/** What is kept, one store per kind, one blob per record. Previews and the public site share them (FACTS, Netlify). */
export type StoreName = 'attempts' | 'concerts' | 'messages' | 'pictures' | 'sessions';

/** A store of Netlify Blobs that reads what was written a moment before, wherever that was. */
export function open(name: StoreName): Store {
  return getStore({ name, consistency: 'strong' });
}
