import { once } from 'node:events';
import type { ProtocolMapping } from 'devtools-protocol/types/protocol-mapping.js';

type Commands = ProtocolMapping.Commands;
type Events = ProtocolMapping.Events;
export type EventName = keyof Events;
export type EventOf<Name extends EventName> = Events[Name][0];

interface Pending {
  resolve: (result: never) => void;
  reject: (reason: Error) => void;
}

interface Message {
  id?: number;
  method: EventName;
  params: never;
  result: never;
  error?: { message: string };
}

/** A page in the browser, controlled by the Chrome DevTools Protocol. */
export class Session {
  #socket: WebSocket;
  #pending = new Map<number, Pending>();
  #listeners = new Map<EventName, ((event: never) => void)[]>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#pending.values())
        reject(new Error('The browser closed the connection.'));
    });
  }

  /** Opens an empty page in the browser that listens on `port`. */
  static async open(port: number): Promise<Session> {
    const response = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' });
    const { webSocketDebuggerUrl } = (await response.json()) as { webSocketDebuggerUrl: string };
    const socket = new WebSocket(webSocketDebuggerUrl);
    await once(socket, 'open');
    return new Session(socket);
  }

  send<Name extends keyof Commands>(
    method: Name,
    ...[params]: Commands[Name]['paramsType']
  ): Promise<Commands[Name]['returnType']> {
    const id = ++this.#lastId;
    this.#post({ id, method, params });
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  on<Name extends EventName>(name: Name, listener: (event: EventOf<Name>) => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  /**
   * Reports the traffic of the page's workers as the page's own. The page's session hears only that a worker's script was requested.
   * The response and the worker's own requests belong to a session of the worker.
   */
  async includeWorkers(): Promise<void> {
    this.on('Target.attachedToTarget', ({ sessionId }) => {
      this.#post({ id: ++this.#lastId, method: 'Network.enable', sessionId });
      this.#post({ id: ++this.#lastId, method: 'Runtime.runIfWaitingForDebugger', sessionId });
    });
    await this.send('Target.setAutoAttach', {
      ...{ autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      filter: [{ type: 'worker' }],
    });
  }

  /** Evaluates an expression in the page and awaits a promise there. The caller asserts the type `Result`. */
  async evaluate<Result>(expression: string): Promise<Result> {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  }

  #post(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  #receive({ id, method, params, result, error }: Message): void {
    if (id === undefined) {
      for (const listener of this.#listeners.get(method) ?? []) listener(params);
      return;
    }
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error) pending?.reject(new Error(error.message));
    else pending?.resolve(result);
  }
}
