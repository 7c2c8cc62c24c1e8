/**
 * Sends `requests` (second argument) to the address in the first argument, `callers` (third) at once. Prints the responses per second
 * and the 99th percentile in milliseconds. It is a process of its own, so that no other work delays it.
 */
import { Agent, get } from 'node:http';

const [, , url = '', requests = '1', callers = '1'] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: Number(callers) });
const times: number[] = [];
let left = Number(requests);

await request();
const started = performance.now();
await Promise.all(Array.from({ length: Number(callers) }, requestAll));
const seconds = (performance.now() - started) / 1000;
agent.destroy();
times.sort((a, b) => a - b);
console.log(JSON.stringify({ rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] }));

/** Sends the next request after each response. */
async function requestAll(): Promise<void> {
  while (left-- > 0) times.push(await request());
}

/** Milliseconds until the response is complete. */
function request(): Promise<number> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - sentAt);
        else reject(new Error(`The list answered with ${response.statusCode ?? 'no status'}.`));
      });
    }).once('error', reject);
  });
}
