/** The attributes that only a link has. */
const ofLinks =
  / (?:href|hreflang|target|rel|download|type|aria-label|aria-current|aria-haspopup)(?:="[^"]*")?(?=[ >])/gi;

/**
 * The HTML of the home page without all that acts in it: scripts, islands, links and controls. The page that the band edits is built from it,
 * so that nothing but its own island changes what stands there.
 */
export const still = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<template\b[^>]*>.*?<\/template>/gs, '')
    .replaceAll(/<astro-island\b[^>]*>/g, '<astro-slot>')
    .replaceAll('</astro-island>', '</astro-slot>')
    .replaceAll(/<a\b[^>]*>/g, (tag) => tag.replaceAll(ofLinks, ''))
    .replaceAll(/<(button|input|select|textarea|iframe)\b/g, '<$1 inert');
