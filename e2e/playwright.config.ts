/**
 * End-to-end tests in a real browser. A remote's own specs (`mf-x/e2e`) run twice: on the whole site, and with the
 * remote alone, from the same page objects.
 */
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = path.join(ROOT, '.cache/test');

export default defineConfig({
  testDir: ROOT,
  outputDir: path.join(CACHE, 'e2e'),
  globalSetup: './setup/start-sites.ts',
  workers: 2,
  // Two browsers and several servers share two cores in these suites. What passes the second time is reported as flaky.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: path.join(CACHE, 'e2e.json') }]],
  use: {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // A worker answers before a test's own routes do; the test of working offline allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    // The gallery is for builders: the whole site has no such page.
    { name: 'site', testMatch: ['e2e/site/**/*.spec.ts', 'mf-*/e2e/**/*.spec.ts'], testIgnore: ['mf-gallery/**'] },
    { name: 'isolation', testMatch: ['mf-*/e2e/**/*.spec.ts'] },
    { name: 'probes', testMatch: ['e2e/faults/probe-builds.setup.ts'] },
    // Servers of their own start in these tests.
    { name: 'faults', testMatch: ['e2e/faults/**/*.spec.ts', 'e2e/release/**/*.spec.ts', 'e2e/languages/**/*.spec.ts'], dependencies: ['probes'], timeout: 60_000 },
  ],
});
