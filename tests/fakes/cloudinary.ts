import { type Asked, type Fake, startFake } from './http.ts';

export const cloud = { name: 'band', key: '123456789', secret: 'a-secret-of-the-test' };
const authorization = `Basic ${Buffer.from(`${cloud.key}:${cloud.secret}`).toString('base64')}`;

/** A picture as the real service describes it. */
interface Resource {
  public_id: string;
  format: string;
  version: number;
  resource_type: 'image';
  type: 'upload';
  created_at: string;
  bytes: number;
  width: number;
  height: number;
  secure_url: string;
  tags: string[];
  context?: { custom: Record<string, string> };
}

export interface FakeCloudinary extends Fake {
  /** Its resources, newest first. */
  resources: Resource[];
}

/**
 * Cloudinary, as far as the gallery speaks to it; it lists at most so many pictures on a page. With `servesFiles` it gives back the files at
 * addresses of its own, which a build would fetch.
 */
export async function startCloudinary({
  pageSize = 500,
  port = 0,
  servesFiles = false,
} = {}): Promise<FakeCloudinary> {
  const resources: Resource[] = [];
  const files = new Map<string, Buffer<ArrayBuffer>>();
  const fake = await startFake(
    async (asked) => {
      const { pathname, searchParams } = new URL(asked.path, 'http://localhost');
      const file = files.get(pathname);
      if (file) return new Response(file);
      if (asked.headers.get('authorization') !== authorization) return error(401, 'Invalid credentials');
      const [, version, name, ...action] = pathname.split('/');
      if (version !== 'v1_1' || name !== cloud.name) return error(404, 'cloud_name mismatch');
      const [, tag] = /^resources\/image\/tags\/([^/]+)$/.exec(action.join('/')) ?? [];
      if (tag) return list(resources, decodeURIComponent(tag), searchParams, pageSize);
      const form = await formOf(asked);
      switch (action.join('/')) {
        case 'image/upload': {
          const answer = await upload(resources, form);
          if (servesFiles) await serveFile(form);
          return answer;
        }
        case 'image/explicit':
          return explicit(resources, form);
        case 'image/destroy':
          return destroy(resources, form);
        default:
          return error(404, 'Unknown action');
      }
    },
    { port },
  );
  const serveFile = async (form: FormData) => {
    const resource = resources.find(({ public_id: id }) => id === text(form, 'public_id'));
    if (!resource) return;
    const path = `/files/${encodeURIComponent(resource.public_id)}`;
    files.set(path, Buffer.from(await (form.get('file') as Blob).arrayBuffer()));
    resource.secure_url = fake.url + path;
  };
  return { ...fake, resources };
}

const error = (status: number, message: string) => Response.json({ error: { message } }, { status });

function formOf({ body, headers }: Asked): Promise<FormData> {
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': headers.get('content-type') ?? '' },
  }).formData();
}

function list(resources: Resource[], tag: string, query: URLSearchParams, pageSize: number): Response {
  const tagged = resources.filter(({ tags }) => tags.includes(tag));
  const start = Number(query.get('next_cursor') ?? 0);
  const end = start + Math.min(pageSize, Number(query.get('max_results') ?? 10));
  const found = tagged.slice(start, end).map(({ context, ...resource }) => ({
    ...resource,
    ...(query.get('context') === 'true' && context && { context }),
  }));
  return Response.json({ resources: found, ...(end < tagged.length && { next_cursor: String(end) }) });
}

async function upload(resources: Resource[], form: FormData): Promise<Response> {
  const file = form.get('file');
  if (!(file instanceof Blob)) return error(400, 'Missing required parameter - file');
  const bytes = Buffer.from(await file.arrayBuffer());
  const publicId = text(form, 'public_id');
  const format = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }[file.type] ?? 'bin';
  const known = resources.find(({ public_id: id }) => id === publicId);
  if (known && text(form, 'overwrite') === 'false') return Response.json({ ...known, existing: true });
  const version = 1_790_000_000 + resources.length;
  const resource: Resource = {
    public_id: publicId,
    format,
    version,
    resource_type: 'image',
    type: 'upload',
    created_at: new Date().toISOString(),
    bytes: bytes.length,
    // It measures what it is given; here every picture is alike.
    width: 64,
    height: 48,
    secure_url: `https://res.cloudinary.com/${cloud.name}/image/upload/v${version}/${publicId}.${format}`,
    tags: text(form, 'tags').split(','),
    context: { custom: contextIn(form) },
  };
  destroy(resources, form);
  resources.unshift(resource);
  return Response.json(resource);
}

function explicit(resources: Resource[], form: FormData): Response {
  const resource = resources.find(({ public_id: id }) => id === text(form, 'public_id'));
  if (!resource || text(form, 'type') !== 'upload') return error(404, 'Resource not found');
  resource.context = { custom: contextIn(form) };
  return Response.json(resource);
}

function destroy(resources: Resource[], form: FormData): Response {
  const index = resources.findIndex(({ public_id: id }) => id === text(form, 'public_id'));
  if (index !== -1) resources.splice(index, 1);
  return Response.json({ result: index === -1 ? 'not found' : 'ok' });
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Pairs between bars; a bar, an equals sign or a backslash within one stands behind a backslash. */
function contextIn(form: FormData): Record<string, string> {
  const pairs = text(form, 'context').match(/(?:\\.|[^|\\])+/gs) ?? [];
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', value = ''] = /^((?:\\.|[^=\\])*)=(.*)$/s.exec(pair) ?? [];
      return [name, value.replaceAll(/\\(.)/gs, '$1')];
    }),
  );
}
