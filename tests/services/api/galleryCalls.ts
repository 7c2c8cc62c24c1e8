import { randomUUID } from 'node:crypto';
import cloudinary from '../../../functions/cloudinary.ts';
import type { StoredPicture, UploadResponse } from '../../../src/records/gallery/storedPicture.ts';
import { drawing } from '../../unit/functions/_lib/pictures/samples.ts';
import { asBand, contextOf, site } from './band.ts';

/** Calls the function of the gallery. */
export function call(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(site + path, init);
  return Promise.resolve(cloudinary(request, contextOf(request)));
}

const drawn = new Map<string, Promise<Blob>>();
/** A picture of this size, which is encoded once. */
export function jpeg(width = 400, height = 320): Promise<Blob> {
  const size = `${width} ${height}`;
  const encode = async () => new Blob([new Uint8Array(await drawing(width, height).jpeg().toBuffer())]);
  const picture = drawn.get(size) ?? encode();
  drawn.set(size, picture);
  return picture;
}

/** A form with these files, each by its name, and texts. */
export function formOf(files: Record<string, Blob>, texts: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append('file', file, name);
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return form;
}

export async function send(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return call('/api/cloudinary', { method: 'POST', body, headers: { ...(await asBand()), ...headers } });
}

/** Adds one picture, and gives its record. */
export async function add(texts: Record<string, string> = {}): Promise<StoredPicture> {
  const answer = (await (await send(formOf({ 'a.jpg': await jpeg() }, texts))).json()) as UploadResponse;
  const [picture] = answer.pictures;
  if (!picture) throw new Error(JSON.stringify(answer));
  return picture;
}

/** The present version of a picture, as `If-Match` names it. */
async function versionOf(id: string): Promise<string> {
  const { version = 'none' } = (await ofBand('desk')).find((picture) => picture.id === id) ?? {};
  return `"${version}"`;
}

/** Changes a picture from what it `was`, as far as the sender knew. */
export async function change(
  id: string,
  set: unknown,
  { was = {}, key = randomUUID() }: { was?: object; key?: string } = {},
): Promise<Response> {
  const headers = { ...(await asBand()), 'content-type': 'application/json', 'idempotency-key': key };
  return call(`/api/cloudinary/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ set, was }) });
}

/** Moves a picture to a place, counted from 1. */
export async function move(id: string, place: number): Promise<Response> {
  const others = (await ofBand('desk')).filter((picture) => picture.id !== id);
  return change(id, { after: others[place - 2]?.id ?? null });
}

export async function remove(id: string, version?: string): Promise<Response> {
  const headers = { ...(await asBand()), 'if-match': version ?? (await versionOf(id)) };
  return call(`/api/cloudinary/${id}`, { method: 'DELETE', headers });
}

export const restore = async (id: string): Promise<Response> =>
  call(`/api/cloudinary/${id}/restore`, { method: 'POST', headers: await asBand() });

/** The list of the desk, or the one of the removed pictures. */
export const ofBand = async (list: 'desk' | 'deleted') =>
  (await (await call(`/api/cloudinary?${list}`, { headers: await asBand() })).json()) as (StoredPicture & {
    deleted?: string;
  })[];

export const listed = async () => (await (await call('/api/cloudinary')).json()) as string[];
export const records = async () => (await (await call('/api/cloudinary?full')).json()) as StoredPicture[];
