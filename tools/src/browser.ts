/** The Chromium that end-to-end tests and benchmarks run in. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runCommand, runTool } from './run-command.ts';

/** The shell is the browser without its own windows and menus: the same pages with less of the processor. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];
/** Arabic, Urdu and Chinese pages are measured and photographed: without these fonts they would be boxes. */
const FONTS = ['fonts-noto-core', 'fonts-noto-cjk'];

const installDebian = (browser: string) => runCommand('apt-get', ['install', '-y', '--no-install-recommends', browser, ...FONTS], { env: { DEBIAN_FRONTEND: 'noninteractive' } });

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
  const output = await installBrowser();
  const installed = findBrowser();
  if (!installed) throw new Error(`Chromium could not be installed, or is in none of the known places (set CHROMIUM_PATH):\n${output}`);
  return installed;
}

/** Gives the installer's words. Older releases of Debian have no package of the shell alone. */
async function installBrowser(): Promise<string> {
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!debian) return (await runTool('@playwright/test/cli.js', ['install', 'chromium'])).output;
  await runCommand('apt-get', ['update']);
  const shell = await installDebian('chromium-headless-shell');
  return shell.code === 0 ? shell.output : (await installDebian('chromium')).output;
}
