import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/browser/find.ts';
import { onSamplesDay } from './scripts/test/samplesDay.js';
import { port } from './tests/e2e/port.ts';
import { isNight } from './tests/night.ts';

// Once per run: the workers read this file again, and inherit what the first reading found.
process.env.E2E_BROWSER ??= findBrowser() ?? '';
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'site-data-'));
// The server and the workers inherit it.
process.env.NODE_OPTIONS ??= onSamplesDay.NODE_OPTIONS;
// Workers and servers begin with what earlier ones have compiled: that is a quarter of the processor time of a server's start.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
/** Pictures of the handbook have twice the pixels of the window (tests/e2e/picture.ts). */
const isHandbook = process.env.HANDBOOK === 'write';
const baseURL = `http://localhost:${port}`;

/** Journeys on the site that is built with every source on. */
const onFirestore = /liveConcerts\.spec\.ts$/;

/**
 * `@phone`, `@desk` and `@both` in a title name the windows that its rule needs. Any other title runs in the one window of its file:
 * half of the files on the phone, half on the desk. At night, and for the handbook's pictures in both languages, it runs in both.
 */
function notIn(window: 'phone' | 'desk'): RegExp[] {
  const other = window === 'phone' ? /@desk/ : /@phone/;
  if (isNight || isHandbook) return [other];
  const files = readdirSync('tests/e2e').filter((file) => file.endsWith('.spec.ts'));
  const elsewhere = files.filter((file) => (file.length % 2 === 0) === (window === 'phone'));
  return [other, new RegExp(`^\\S+ (${elsewhere.join('|')}) (?!.*@(phone|desk|both))`)];
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // By day the tests of a file run in one worker: those that change a site share its server, which each worker would start.
  fullyParallel: isNight,
  // As many as CI has cores: with one more the same tests cost a fifth more processor time, and no less of the clock.
  workers: 2,
  retries: 0,
  // Generous, for machines that are busy: nothing waits for it but a test that has failed.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { intervals: [100] } },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    // A failure prints its calls and what the page shows; recording every step of every test is a fifth of the run.
    trace: 'off',
    launchOptions: {
      ...(process.env.E2E_BROWSER && { executablePath: process.env.E2E_BROWSER }),
      args: [
        ...browserFlags,
        // A page starts in the process of the empty page before it, not in a second one: a tenth of the run.
        '--disable-site-isolation-trials',
        // Nothing but this machine resolves: a stray request fails at once instead of reaching its host.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    // First, for it is done one by one: at the end the other worker would have nothing to do.
    { name: 'firestore', testMatch: onFirestore, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: notIn('phone'),
      testIgnore: onFirestore,
      use: {
        viewport: { width: 390, height: 844 },
        // A raster of three times the pixels takes a tenth of the run, and shows no other layout.
        deviceScaleFactor: isHandbook ? 2 : isNight ? 3 : 1,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: notIn('desk'),
      testIgnore: onFirestore,
      use: { viewport: { width: 1280, height: 800 }, ...(isHandbook && { deviceScaleFactor: 2 }) },
    },
  ],
  webServer: {
    command: 'npm run --silent serve',
    env: {
      PORT: String(port),
      DATA_DIRECTORY: process.env.E2E_DATA,
      ADMIN_PASSWORD: 'a-password-of-the-tests',
      SESSION_SECRET: 'a secret of the tests, long enough for HS256',
      // Every test comes from an address of its own (tests/e2e/fixtures.ts), so that each meets the real limits alone.
      TRUST_ADDRESS_HEADER: 'on',
    },
    url: baseURL,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
