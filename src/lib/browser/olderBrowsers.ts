/**
 * Functions that iOS 16.4 to 17.3 has not, for all islands: the renderer loads this file before their code runs. Types and the linter take
 * them as given; `ignoreFeatures` in eslint.config.js has the same list.
 */

const signals: Partial<Pick<typeof AbortSignal, 'any'>> = AbortSignal;
const promises: Partial<Pick<PromiseConstructor, 'withResolvers'>> = Promise;
const elements: Partial<Pick<Element, 'checkVisibility'>> = Element.prototype;

signals.any ??= (sources) => {
  const controller = new AbortController();
  const { signal } = controller;
  for (const source of sources) {
    const abort = () => controller.abort(source.reason);
    if (source.aborted) abort();
    else source.addEventListener('abort', abort, { signal });
  }
  return signal;
};

promises.withResolvers ??= <T>() => {
  const parts: Partial<PromiseWithResolvers<T>> = {};
  const promise = new Promise<T>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return Object.assign(parts, { promise }) as PromiseWithResolvers<T>;
};

// Without `content-visibility`, only an element without a box is not shown.
elements.checkVisibility ??= function (this: Element) {
  return this.getClientRects().length > 0;
};

export {};
