/**
 * `setImmediate`, which React's scheduler prefers to a message of its own and which no browser has. Safari loses a message that is on its
 * way while it puts a page aside for the way back. React then waits for it, and the islands show no later change. Here the page sends
 * another message when it comes back.
 */
const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
const send = () => port2.postMessage(null);

port1.onmessage = () => {
  for (const act of waiting.splice(0)) act();
};
addEventListener('pageshow', send);
Object.assign(globalThis, {
  setImmediate: (act: () => void) => {
    waiting.push(act);
    send();
  },
});

export {};
