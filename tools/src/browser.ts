/** The Chromium that end-to-end tests and benchmarks run in. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runCommand, runTool } from './run-command.ts';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];
/** Arabic, Urdu and Chinese pages are measured and photographed: without these fonts they would be boxes. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

/** Path of a browser that is there: `CHROMIUM_PATH`, then the system's, then Playwright's own; null when none is. */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((file) => existsSync(file)) ?? null;
}

/** Finds a browser or installs one. Throws with the installer's own words. */
export async function ensureBrowser(): Promise<string> {
  const present = findBrowser();
  if (present) return present;
  console.log('No Chromium found; installing one …');
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const steps = debian
    ? [
        () => runCommand('apt-get', ['update']),
        () => runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES], { env: { DEBIAN_FRONTEND: 'noninteractive' } }),
      ]
    : [() => runTool('@playwright/test/cli.js', ['install', 'chromium'])];
  for (const step of steps) {
    const { code, output } = await step();
    if (code !== 0) throw new Error(`Chromium could not be installed:\n${output}`);
  }
  const installed = findBrowser();
  if (!installed) throw new Error('Chromium was installed but is in none of the known places; set CHROMIUM_PATH.');
  return installed;
}
