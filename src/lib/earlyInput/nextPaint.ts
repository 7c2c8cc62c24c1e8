/** Resolves after the next paint. */
export const nextPaint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
