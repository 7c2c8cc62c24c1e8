import { endpoint } from './_lib/http/endpoint.ts';
import { setting } from './_lib/env.ts';
import type { Config } from '@netlify/functions';
import { ProblemError } from './_lib/http/problemError.ts';

/** `GET /api/youtubeKey`: the key with which the page requests videos from YouTube; 503 without one. Its use makes it public. */
export default endpoint({
  GET: () => {
    const key = setting('YOUTUBE_API_KEY');
    if (!key) throw new ProblemError('unconfigured');
    return Response.json({ key });
  },
});

export const config: Config = { path: ['/api/youtubeKey', '/api/youtubekey'] };
