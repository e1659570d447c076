/** What a squad waits for while it works: from a saved file of a remote to the changed page, under fast refresh. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWorkspace } from '@amberlane/build';
import { devServer } from '@amberlane/build/dev-server';
import { artifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { choiceCookies } from '@amberlane/testing/fixtures';
import { startMockApi } from '@amberlane/testing/mock-api';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import type { Page } from '@playwright/test';
import { CACHE, REPOSITORY } from '../../tools/src/repository.ts';
import { shellPlan } from '../../tools/src/server-plans.ts';
import { throwawaySite } from '../../tools/src/throwaway-site.ts';
import type { Benchmark, Report } from './report.ts';
import { freePorts, withServers } from './site.ts';
import { seriesOf, type Series } from './statistics.ts';
import { withBrowser } from './visit.ts';

const REMOTE = 'mf-tracking';
const PAGE = '/gh-en/track';
const FOLDER = 'src/pages/track';
const EDITS = 15;
/** First edits of a kind find cold code in compiler and browser. */
const WARM_UP = 3;

interface Edit {
  readonly what: string;
  readonly file: string;
  /** The file's text with the number of the edit in it. */
  readonly write: (text: string, number: number) => string;
}

const MARK = 'data-edit';
const mark = (number: number): string => `<i ${MARK}="${number}" />`;
const markBefore = (closing: string) => (text: string, number: number): string => text.replace(closing, mark(number) + closing);
const markBeside = (element: string) => (text: string, number: number): string => text.replace(element, `<>${mark(number)}${element}</>`);

const KINDS: readonly Edit[] = [
  { what: 'page.tsx', file: `${FOLDER}/page.tsx`, write: markBeside('<StartPage ways={ways} />') },
  { what: 'component', file: `${FOLDER}/number-guide.tsx`, write: markBefore('</section>\n') },
  { what: 'style sheet', file: `${FOLDER}/start-page.module.css`, write: (text, number) => `${text}\n:root { --edit: ${number}; }\n` },
];

/** Resolves with the time of day, ms, at which the page shows an edit. */
const shownAt = (page: Page, number: number): Promise<number> =>
  page.evaluate(
    ([mark, wanted]) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const styled = getComputedStyle(document.documentElement).getPropertyValue('--edit').trim() === wanted;
          if (styled || document.querySelector(`[${mark}="${wanted}"]`)) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    [MARK, String(number)] as const,
  );

async function measureKind(page: Page, dir: string, { what, file, write }: Edit, first: number): Promise<Series> {
  const place = path.join(dir, file);
  const original = readFileSync(place, 'utf8');
  const times: number[] = [];
  for (let number = first; number < first + WARM_UP + EDITS; number += 1) {
    const edited = write(original, number);
    if (edited === original) throw new Error(`${file}: nothing to edit`);
    const shown = shownAt(page, number);
    const saved = Date.now();
    writeFileSync(place, edited);
    times.push((await shown) - saved);
    // A person reads before the next edit, and what the server does afterwards is no part of it.
    await page.waitForTimeout(400);
  }
  if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error(`${what}: the document was loaded anew`);
  return seriesOf(times.slice(WARM_UP));
}

async function measure(): Promise<readonly (readonly [string, Series])[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'amberlane-bench-'));
  // Inside the repository, where the packages are found; the sources of the remote stay as they are.
  const dir = path.join(CACHE, 'bench', REMOTE);
  rmSync(dir, { recursive: true, force: true });
  cpSync(path.join(REPOSITORY, REMOTE), dir, { recursive: true, filter: (file) => !/[\\/](?:dist|node_modules)$/.test(file) });
  const { artifactDir } = await buildWorkspace('shell', { mode: 'development' });
  const manifest = artifactManifest.parse(JSON.parse(readFileSync(path.join(artifactDir, 'remote.manifest.json'), 'utf8')));
  const mockApi = await startMockApi({ port: 0 });
  const [port = 0, devPort = 0] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  const settings = { host: '127.0.0.1', port, apiPort: 0, siteOrigin: origin, turkishOrigin: `http://tr.localhost:${port}`, apiBaseUrl: mockApi.address, dataDir, storeUrl: path.join(dataDir, 'store'), channel: 'production' };
  const server = await devServer(REMOTE, { port: devPort, dir });
  try {
    const site = await throwawaySite(settings, 'dev', [{ manifest, dir: artifactDir }]);
    const plan = shellPlan(site);
    const shell = { ...plan, env: { ...plan.env, NODE_ENV: 'development', DEV_REMOTES: `${REMOTE}=${server.origin}` } };
    return await withServers([shell], () =>
      withBrowser(async (browser) => {
        const page = await browser.newPage();
        await page.context().addCookies(choiceCookies({ country: 'GH', locale: 'en' }, origin));
        await page.goto(origin + PAGE);
        await takeOver(page);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        const measured: [string, Series][] = [];
        for (const [index, kind] of KINDS.entries()) measured.push([kind.what, await measureKind(page, dir, kind, index * 1_000 + 1)]);
        return measured;
      }),
    );
  } finally {
    await server.close();
    await mockApi.close();
    await rm(dataDir, { recursive: true, force: true });
    rmSync(dir, { recursive: true, force: true });
  }
}

const report = (measured: readonly (readonly [string, Series])[]): Report => ({
  tables: [{ title: `${REMOTE} under npm run dev, ${EDITS} edits of each kind: median (least–most)`, columns: ['saved to shown, ms'], rows: measured.map(([what, times]) => [what, times]) }],
  figures: measured.map(([what, times]) => ({ what: `edit to screen, ${what}`, unit: 'ms', gate: 1_000, goal: 300, value: times.median, onlyTold: true })),
});

export const editToScreen: Benchmark = {
  name: 'edit-to-screen',
  about: 'from a saved file of a remote to the changed page, in one document',
  run: async () => report(await measure()),
};
