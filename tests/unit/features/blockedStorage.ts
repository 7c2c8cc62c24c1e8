/** A `Storage` of a browser that blocks it: each use throws. */
export const blockedStorage: object = new Proxy(
  {},
  {
    get: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  },
);
