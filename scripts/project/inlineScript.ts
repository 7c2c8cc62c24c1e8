/** Attributes of `script` elements that hold no inline code. */
const inert = /\bsrc=|type=["']?(application\/(ld\+)?json|speculationrules|importmap)/;

/** Bytes of the inline scripts in a page's HTML before compression. */
export function inlineScript(html: string): number {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !inert.test(attributes))
    .reduce((sum, [, , body = '']) => sum + Buffer.byteLength(body), 0);
}
