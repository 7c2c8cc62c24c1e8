import CDP from 'chrome-remote-interface';

/** A page in the browser, controlled by the Chrome DevTools Protocol. The client enables no domain by itself. */
export type Session = Awaited<ReturnType<typeof openPage>>;

const host = '127.0.0.1';

/** Opens an empty page in the browser that listens on `port`. */
export async function openPage(port: number) {
  const target = await CDP.New({ host, port, url: 'about:blank' });
  const client = await CDP({ host, port, target, local: true });
  await includeWorkers(client);

  /** Evaluates an expression in the page and awaits a promise there. The caller asserts the type `Result`. */
  async function evaluate<Result>(expression: string): Promise<Result> {
    const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  }

  /** Waits in the page until a condition is true. It checks at changes of the document only. */
  const waitUntil = (condition: string) =>
    evaluate(`new Promise((resolve) => {
      const check = () => {
        if (!(${condition})) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      check();
    })`);

  return Object.assign(client, { evaluate, waitUntil });
}

/**
 * Reports the traffic of a page's workers as the page's own. The page's session hears only that a worker's script was requested. The
 * response and the worker's own requests belong to a session of the worker.
 */
async function includeWorkers(client: CDP.Client): Promise<void> {
  client.on('Target.attachedToTarget', ({ sessionId }) => {
    // A worker may end before it answers.
    void Promise.allSettled([
      client.send('Network.enable', {}, sessionId),
      client.send('Runtime.runIfWaitingForDebugger', undefined, sessionId),
    ]);
  });
  await client.send('Target.setAutoAttach', {
    ...{ autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    filter: [{ type: 'worker' }],
  });
}
