/**
 * Asks the address in the first argument `requests` times (second argument), by `callers` at once (third), and prints how many
 * answers came in a second, and how many milliseconds the slowest of a hundred took. In a process of its own, so that nothing but
 * the asking takes its time.
 */
import { Agent, get } from 'node:http';

const [, , url = '', requests = '1', callers = '1'] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: Number(callers) });
const times: number[] = [];
let left = Number(requests);

await ask();
const started = performance.now();
await Promise.all(Array.from({ length: Number(callers) }, askOn));
const seconds = (performance.now() - started) / 1000;
agent.destroy();
times.sort((a, b) => a - b);
console.log(JSON.stringify({ rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] }));

/** Asks again as soon as it is answered. */
async function askOn(): Promise<void> {
  while (left-- > 0) times.push(await ask());
}

/** Milliseconds until the whole answer was there. */
function ask(): Promise<number> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - asked);
        else reject(new Error(`The list answered ${response.statusCode ?? 'nothing'}.`));
      });
    }).once('error', reject);
  });
}
