/** The types of a `script` element that hold data or hints, which no engine runs. */
const inert = /\bsrc=|type=["']?(application\/(ld\+)?json|speculationrules|importmap)/;

/** Bytes of script that stand in a page's HTML itself, where no request shows them, before compression. */
export function inlineScript(html: string): number {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !inert.test(attributes))
    .reduce((sum, [, , body = '']) => sum + Buffer.byteLength(body), 0);
}
