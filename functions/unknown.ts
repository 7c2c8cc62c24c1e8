import type { Handler } from './_lib/http/platform.ts';
import { problem } from './_lib/http/problem.ts';

/** Answers unknown calls with a 404; a rule in `netlify.toml` sends them here, so it needs no path. */
const unknown: Handler = (request) => problem(request, 'not-found');

export default unknown;
