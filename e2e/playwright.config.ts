/**
 * End-to-end tests in a real browser. A remote's own specs (`mf-x/e2e`) run twice: on the whole site, and with the
 * remote alone, from the same page objects.
 */
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/src/browser.ts';
import { PROJECTS } from './projects.ts';

const browser = findBrowser();
const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = path.join(ROOT, '.cache/test');

export default defineConfig({
  testDir: ROOT,
  // Planted files are read by the import rules alone.
  testIgnore: /\/tools\/fixtures\//,
  outputDir: path.join(CACHE, 'e2e'),
  globalSetup: './setup/start-sites.ts',
  // One more than there are cores: a page waits for its server, and the server for its page.
  workers: 3,
  // Two browsers and several servers share two cores in these suites. What passes only when tried again is reported as flaky.
  retries: 2,
  // The longest take 30 s on two quiet cores; others may use the machine too.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: path.join(CACHE, 'e2e.json') }]],
  use: {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // A worker answers before a test's own routes do; the test of working offline allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: PROJECTS.map(({ specs, dependencies = [], ...project }) => ({ ...project, testMatch: specs, dependencies: [...dependencies] })),
});
