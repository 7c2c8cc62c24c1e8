import { expect, test } from 'vitest';
import { ClickError, click, type Control } from '../browser/click.ts';
import { clickUntilEffect } from '../browser/pollClick.ts';
import { servePlain } from '../browser/server.ts';
import { densePhone, notesOf, visit } from '../browser/visit.ts';

const page = `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0">
  <h1>A page</h1>
  <details id="working"><summary>Working</summary></details>
  <button id="late" onclick="setTimeout(() => { this.dataset.done = '' }, 200)">Late</button>
  <button id="dead">Dead</button>
  <button id="hidden" style="display:none">Hidden</button>
  <div style="position:relative"><button id="covered">Covered</button><p style="position:absolute;inset:0;margin:0"></p></div>
  <details id="done" open><summary>Done</summary></details>`;
const file = (type: string, body: string) => ({ type, body: Buffer.from(body), encoded: undefined });
const files = new Map([
  ['index.html', file('text/html', page)],
  ['worker.js', file('text/javascript', "fetch('/note.txt').then(() => postMessage('done'))")],
  ['note.txt', file('text/plain', 'x'.repeat(5000))],
]);
const pace = { pauseMs: 50, timeoutMs: 100 };

const working: Control = { selector: '#hidden, #working summary', effect: '#working[open]' };

const faults: [string, Control, string][] = [
  ['hidden', { selector: '#hidden', effect: '#never' }, '#hidden is not visible.'],
  ['missing', { selector: '#nowhere', effect: '#never' }, '#nowhere is not visible.'],
  ['covered', { selector: '#covered', effect: '#never' }, '#covered is covered by <p'],
  [
    'without effect',
    { selector: '#dead', effect: '#never' },
    'A click on #dead had no effect: nothing matched #never',
  ],
  [
    'done before',
    { selector: '#done summary', effect: '#done[open]' },
    'has had its effect before the click',
  ],
];

/** Does something with the page in a browser of the bench. */
async function onPage<Result>(work: Parameters<typeof visit<Result>>[3]): Promise<Result> {
  await using host = await servePlain(files);
  return await visit(host, '/', { device: densePhone }, async (opened) => {
    await opened.traffic.idle(50);
    return work(opened);
  });
}

test('a measured click needs its effect, and an error names the reason', async () => {
  await onPage(async ({ session }) => {
    await expect(click(session, working, pace)).resolves.toBeGreaterThanOrEqual(0);
    for (const [what, control, sentence] of faults) {
      const failure: unknown = await click(session, control, pace).catch((error: unknown) => error);
      expect(failure, what).toBeInstanceOf(ClickError);
      expect((failure as Error).message, what).toContain(sentence);
    }
  });
});

test('measures a click until the frame that shows its effect', async () => {
  await onPage(async ({ session }) => {
    await click(session, { selector: '#late', effect: '#late[data-done]' }, { ...pace, timeoutMs: 5000 });
    expect((await notesOf(session)).shown).toBeGreaterThan(200);
  });
});

test('repeats the first click until its effect, which must not exist before', async () => {
  await onPage(async ({ session }) => {
    await expect(clickUntilEffect(session, working)).resolves.toBeGreaterThan(0);
    await expect(clickUntilEffect(session, working)).rejects.toThrow('before the click');
  });
});

test('counts the traffic of a worker as its page’s', async () => {
  await onPage(async ({ session, traffic }) => {
    await session.evaluate("new Promise((done) => { new Worker('/worker.js').onmessage = done; })");
    await traffic.idle(50);
    const bytes = new Map(
      traffic.exchanges.map((exchange) => [new URL(exchange.url).pathname, exchange.bytes]),
    );
    expect(bytes.get('/worker.js')).toBeGreaterThan(50);
    expect(bytes.get('/note.txt')).toBeGreaterThan(5000);
  });
});
