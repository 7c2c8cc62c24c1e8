/**
 * The HTML of the home page without all that acts in it: scripts, islands, links and controls. The page that the band edits is built from it,
 * so that nothing but its own island changes what stands there.
 */
export const still = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<template\b[^>]*>.*?<\/template>/gs, '')
    .replaceAll(/<astro-island\b[^>]*>/g, '<astro-island>')
    .replaceAll(/(<a\b[^>]*?) href="[^"]*"/g, '$1')
    .replaceAll(/<(button|input|select|textarea|iframe)\b/g, '<$1 inert');
