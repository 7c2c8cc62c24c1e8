/** The result of an access to the browser's storage. `undefined` where the browser blocks it: then the state of the page holds. */
export function fromStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
