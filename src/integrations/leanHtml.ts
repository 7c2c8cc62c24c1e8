/** What makes the HTML of a finished page lighter, and changes nothing in what it says and does. */
export const leanHtml = (html: string): string =>
  joinedScripts(oneStyle(plainQuotes(anonymous(shortScopes(ownIslands(html))))));

const otherScript = '(?:(?!</script>)[^])*';
const astroIsland = new RegExp(
  String.raw`<script>${otherScript}customElements\.get\("astro-island"\)${otherScript}</script>`,
);

/** Removes Astro's element for islands, which defines nothing where there is one already (`islandElement.ts`). */
export const ownIslands = (html: string): string => html.replace(astroIsland, '');

/** Counts the scopes of styles through a page: all of its styles stand in it, and no script knows them. */
export function shortScopes(html: string): string {
  const names = new Map<string, string>();
  return html.replace(/data-astro-cid-(\w+)/g, (_, scope: string) => {
    const name = names.get(scope) ?? `data-s${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  });
}

/**
 * Takes away what nothing in the page asks for: the islands' numbers, which are random and do not pack, their names, and the
 * scopes of styles among their props.
 */
export const anonymous = (html: string): string =>
  html
    .replace(/(<astro-island) uid="[^"]*"/g, '$1')
    .replace(/(<astro-island [^>]* opts="\{)&quot;name&quot;:&quot;\w+&quot;,/g, '$1')
    .replace(/,&quot;data-s\w+&quot;:\[0,true\]/g, '');

/** Lets the JSON of the islands keep its quotes, which are many. */
export const plainQuotes = (html: string): string =>
  html.replace(
    / (props|opts)="([^"]*)"/g,
    (_, name: string, json: string) =>
      ` ${name}='${json.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`,
  );

const styles = /<noscript>[\s\S]*?<\/noscript>|<style>([\s\S]*?)<\/style>/g;

/** As in `src/styles/layers.css`, whose statement the bundler drops although other styles may come before the first layer. */
const layers = '@layer base,components;';

/**
 * Puts all styles of a page, in their order, where the last one in its head stands: each has a hash in the policy, which does
 * not pack. The order of the layers comes first.
 */
export function oneStyle(html: string): string {
  const found = [...html.matchAll(styles)].filter(([, css]) => css !== undefined);
  const place = found.findLast(({ index }) => index < html.indexOf('</head>'))?.index;
  if (place === undefined) return html;
  const all = `<style>${layers}${found.map(([, css]) => css).join('')}</style>`;
  return html.replace(styles, (block, css: string | undefined, index: number) => {
    if (css === undefined) return block;
    return index === place ? all : '';
  });
}

/**
 * Makes one of the scripts that follow each other in the body, for the same reason: those are the islands' own, of which none does
 * without the others. In the head each does a thing of its own, and one that fails leaves the others alone.
 */
export function joinedScripts(html: string): string {
  const body = html.indexOf('</head>');
  if (body < 0) return html;
  const seam = /<\/script><script>(?<=<script>(?:(?!<\/script>)[\s\S])*<\/script><script>)/g;
  return html.slice(0, body) + html.slice(body).replace(seam, ';');
}
