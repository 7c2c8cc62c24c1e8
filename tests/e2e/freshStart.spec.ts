// A person who has only the README and the handbook: the site runs by the README's commands, and a concert gets on it by the handbook's names.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { copyProject } from '../../scripts/project/projectCopy.ts';
import { freePort } from '../../scripts/serve/port.ts';
import { expect, test as base } from './fixtures.ts';
import { longTimeout } from './pages/Admin.ts';
import { Handbook } from './pages/Handbook.ts';

/** Printed in the terminal. */
interface Started {
  url: string;
  password: string;
}

/** The README's commands: its indented lines, without their comments. */
const [install, start = '', ...others] = [
  ...readFileSync('README.md', 'utf8').matchAll(/^ {4}(\S.*?)(?: +#.*)?$/gm),
].map(([, command]) => command);

/** Runs a command as in a terminal: with nothing of this run's variables but a port that is free. */
async function inTerminal(command: string, folder: string): Promise<ChildProcess> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, PORT: String(await freePort()) };
  return spawn('sh', ['-c', command], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

async function readTerminal({ stdout }: ChildProcess): Promise<Started> {
  let url = '';
  if (!stdout) throw new Error('A terminal has an output.');
  for await (const line of createInterface(stdout)) {
    url ||= /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '';
    const password = /password.*: (\S+)$/.exec(line)?.[1];
    if (password) return { url, password };
  }
  throw new Error(`${start} has ended without a password.`);
}

const test = base.extend<object, { started: Started }>({
  started: [
    async ({}, use) => {
      // The first command has run: this run's packages are its work, and the copy has links to them.
      const caches = ['node_modules/.astro', '.netlify/bundles'];
      await using copy = await copyProject(process.cwd(), { cache: caches });
      const terminal = await inTerminal(start, copy.folder);
      const started = await readTerminal(terminal);
      terminal.stdout?.resume();
      await use(started);
      // The whole group: npm, and what it has started.
      process.kill(-(terminal.pid ?? 0), 'SIGTERM');
      await once(terminal, 'exit');
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ started }, use) => {
    await use(started.url);
  },
});

test('two commands and the handbook lead a person to a site with a concert of their own @phone', async ({
  page,
  language,
  admin,
  tabs,
  started,
}) => {
  expect([install, others]).toEqual(['npm ci', []]);
  const handbook = new Handbook(page, language);
  const concert = {
    name: 'Erster Abend',
    day: '2027-03-11',
    time: '20:00',
    venue: 'Erstes Lokal',
    city: 'Wien',
  };
  await handbook.read();
  await page.goto('/');
  await admin.logo.click();
  await handbook.logIn(started.password);
  await admin.logo.click();
  await handbook.goToDesk();
  await handbook.fill(concert);
  await handbook.send();
  await expect(page.getByRole('status').filter({ hasText: concert.name })).toBeVisible(longTimeout);
  await page.goto('/live');
  await tabs.showNew();
  await expect(tabs.ticket(concert.name)).toBeVisible();
});
