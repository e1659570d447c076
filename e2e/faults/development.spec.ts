/** What a squad meets under `npm run dev`: the development server of one remote, asked as the shell's server asks it. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { devServer } from '@amberlane/build/dev-server';
import { artifactUrl, DEVELOPMENT_CONTENT_ID, MANIFEST_FILE } from '@amberlane/contract/federation/artifact-files';
import { CACHE } from '../../tools/src/repository.ts';
import { freePorts } from '../setup/free-ports.ts';

const NAME = 'mf-shelf';

interface Development {
  readonly printed: readonly string[];
  /** Text of a file of the remote, as the page gets it. */
  readonly get: (file: string) => Promise<string>;
  readonly edit: (file: string, from: string, to: string) => void;
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
}

const test = base.extend<{ development: Development }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  development: async ({}, use, { parallelIndex }) => {
    const dir = path.join(CACHE, 'e2e/development', String(parallelIndex), NAME);
    rmSync(dir, { recursive: true, force: true });
    cpSync(path.join(import.meta.dirname, 'remotes', NAME), dir, { recursive: true });
    writeFileSync(path.join(dir, 'src/pages/shelf/page.module.css'), '.page { color: currentcolor; }\n');
    const page = path.join(dir, 'src/pages/shelf/page.tsx');
    writeFileSync(page, `import css from './page.module.css';\n${readFileSync(page, 'utf8').replace('<h1>', '<h1 className={css.page}>')}`);
    const printed: string[] = [];
    const [port = 0] = await freePorts(1);
    const server = await devServer(NAME, { port, dir, print: (text) => printed.push(text) });
    await use({
      printed,
      get: async (file) => (await fetch(server.origin + artifactUrl({ name: NAME, contentId: DEVELOPMENT_CONTENT_ID }, file))).text(),
      write: (file, text) => writeFileSync(path.join(dir, file), text),
      remove: (file) => rmSync(path.join(dir, file)),
      edit(file, from, to) {
        const text = readFileSync(path.join(dir, file), 'utf8');
        if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
        writeFileSync(path.join(dir, file), text.replace(from, to));
      },
    });
    await server.close();
  },
});

const STYLES = 'client/__federation_expose_pages__shelf.css';

test('an edited style sheet keeps its address', async ({ development: { get, edit } }) => {
  expect(await get(STYLES)).toContain('currentcolor');
  edit('src/pages/shelf/page.module.css', 'currentcolor', 'transparent');
  await expect.poll(() => get(STYLES)).toContain('transparent');
});

test('a compile error is printed, and that it is gone', async ({ development: { printed, edit } }) => {
  edit('src/pages/shelf/page.tsx', 'function Shelf()', 'function Shelf((');
  await expect.poll(() => printed.join('\n')).toMatch(/mf-shelf does not compile:[\s\S]*page\.tsx/);
  expect(printed.join('\n')).not.toContain('<unknown>');
  edit('src/pages/shelf/page.tsx', 'function Shelf((', 'function Shelf()');
  await expect.poll(() => printed.at(-1)).toBe('mf-shelf compiles again.');
});

test('a file that was missing is found as soon as it is there, and missed when it is gone', async ({ development: { get, printed, edit, write, remove } }) => {
  const part = 'src/pages/shelf/part.ts';
  edit('src/pages/shelf/page.tsx', "import css from", "import { word } from './part.ts';\nconsole.debug(word);\nimport css from");
  await expect.poll(() => printed.join('\n')).toMatch(/mf-shelf does not compile:[\s\S]*part\.ts/);
  write(part, "export const word = 'first';\n");
  await expect.poll(() => printed.at(-1)).toBe('mf-shelf compiles again.');
  write(part, "export const word = 'second';\n");
  await expect.poll(() => get('client/__federation_expose_pages__shelf.js')).toContain('second');
  remove(part);
  await expect.poll(() => printed.at(-1)).toMatch(/mf-shelf does not compile:[\s\S]*part\.ts/);
});

test('a rebuild makes no reports for a manifest that nobody reads', async ({ development: { get } }) => {
  expect(await get(MANIFEST_FILE)).toContain('"exposes"');
  for (const report of ['mf-manifest.json', 'shared-exports.json']) expect(await get(`client/${report}`)).toContain('Cannot GET');
});

test('a page accepts its own edits, and its lines are known', async ({ development: { get } }) => {
  const chunk = await get('client/__federation_expose_pages__shelf.js');
  expect(chunk).toContain('performReactRefresh');
  const map = JSON.parse(await get('client/__federation_expose_pages__shelf.js.map')) as { sources: string[] };
  expect(map.sources.some((source) => source.endsWith('src/pages/shelf/page.tsx'))).toBe(true);
});

test('a new route is served without a restart, and a wrong one is named', async ({ development: { get, edit, printed } }) => {
  edit('remote.config.ts', 'routes: [', "routes: [\n    { path: 'new-shelf', page: 'shelf', title: 'shelf.title', messages: ['shelf'], budgetKb: 20 },");
  await expect.poll(async () => (await get(MANIFEST_FILE).catch(() => '')).includes('"new-shelf"')).toBe(true);
  edit('remote.config.ts', "path: 'new-shelf'", "path: '/Wrong'");
  await expect.poll(() => printed.at(-1)).toMatch(/^mf-shelf: remote\.config\.ts: [\s\S]*is no path/);
  expect(await get(MANIFEST_FILE)).toContain('"new-shelf"');
});
