import { dayMs } from '../src/config/time.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { homeFor, lowerCaseTwin } from './_lib/site/unknownAddress.ts';

/**
 * Answers addresses without a page, which rules in `netlify.toml` send here, so it needs no path. One with capitals leads to its twin in
 * lower case, where there is one; every other one to the home page of its language (specification, section 2), at the section that it names.
 */
export default endpoint({
  GET: ({ url }) => {
    const { pathname, search } = new URL(url);
    const twin = lowerCaseTwin(pathname);
    const { path, hash } = homeFor(pathname);
    return new Response(null, {
      status: twin === undefined ? 302 : 301,
      headers: {
        location: twin === undefined ? path + search + hash : twin + search,
        // Robots ask for the same wrong addresses again and again.
        'cache-control': 'public, max-age=0, must-revalidate',
        'netlify-cdn-cache-control': `public, durable, max-age=${dayMs / 1000}`,
      },
    });
  },
});
