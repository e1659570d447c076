/**
 * The sources of shell, core and remotes as one application: what federation is compared with. The measured page is
 * bundled with the application, other pages are chunks of their own, as a good single application would have it.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentIdOf } from '@amberlane/build/artifact-hash';
import { sealFiles, writeManifest } from '@amberlane/build/artifact';
import { readRemoteConfig } from '@amberlane/build';
import { BUILD_MARK, stampFolder } from '@amberlane/build/build-id';
import { runWebpack } from '@amberlane/build/run-webpack';
import { CLIENT_BASE_MARK, type BuildContext } from '@amberlane/build/webpack/base';
import { exposesOf, remoteServer, serverFileName } from '@amberlane/build/webpack/remote';
import { coreServer, shellClient, shellLoader, shellServer } from '@amberlane/build/webpack/shell';
import { LOCALES } from '@amberlane/contract/site';
import { artifactUrl, MANIFEST_FILE, messageFile } from '@amberlane/contract/federation/artifact-files';
import type { RemoteConfig } from '@amberlane/contract/federation/remote-config';
import { remoteManifest, shellManifest, type RemoteManifest, type ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import { localBuild } from '../../../tools/src/local-builds.ts';
import { CACHE, remoteNames, REPOSITORY } from '../../../tools/src/repository.ts';
import { PAGE_MESSAGES } from './page-messages.ts';

const ROOT = path.join(CACHE, 'bench/one-bundle');
const FEDERATED = 'federated';

/** An application built as one. */
export interface OneBundle {
  readonly shell: ShellManifest;
  /** What the server needs to know of the remotes; they have no files of their own in browsers. */
  readonly remotes: readonly RemoteManifest[];
  /** Absolute path of a file for browsers. */
  readonly clientFile: (file: string) => string;
  /** Text of a file for the server; null when there is none. */
  readonly serverText: (name: string, file: string) => string | null;
}

/** Gives the folder of the build. `page` is the path of the measured one under `/{lang}`: '' for the home page. Builds only what changed. */
export async function buildOneBundle(page: string): Promise<string> {
  const configs = await Promise.all(remoteNames().map((name) => readRemoteConfig(path.join(REPOSITORY, name))));
  const ours = readFileSync(path.join(import.meta.dirname, 'static-remote-loader.ts'), 'utf8') + readFileSync(import.meta.filename, 'utf8');
  const sources = ['shell', ...remoteNames()].map((name) => localBuild(name).manifest.build);
  const build = createHash('sha256').update([page, ours, ...sources].join('\n')).digest('hex').slice(0, 12);
  const out = path.join(ROOT, build);
  if (!existsSync(path.join(out, 'shell', MANIFEST_FILE))) await buildAll(page, configs, build, out);
  return out;
}

async function buildAll(page: string, configs: readonly RemoteConfig[], build: string, out: string): Promise<void> {
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const shown = shownAt(page, configs);
  const table = path.join(out, 'exposes.ts');
  writeFileSync(table, exposeTable(configs, shown));
  const classes = new Set<string>();
  const context = (name: string): BuildContext => ({ dir: path.join(REPOSITORY, name), out: path.join(out, name), build: BUILD_MARK, classes, mode: 'production' });
  const shell = context('shell');
  await runWebpack('one bundle', [
    unfederated(shellClient(shell), table),
    shellLoader(shell),
    shellServer(shell),
    coreServer(shell),
    ...configs.map((config) => remoteServer(config, context(config.name))),
  ]);
  stampFolder(out, build, classes);
  writeMessages(path.join(out, 'shell'), configs, shown);
  for (const name of ['shell', ...remoteNames()]) keepFederatedParts(name, path.join(out, FEDERATED, name));
  const files = await sealFiles(path.join(out, 'shell'));
  const manifest = shellManifest.parse({
    ...localBuild('shell').manifest,
    build,
    contentId: contentIdOf(files),
    files,
    messages: [PAGE_MESSAGES],
  });
  writeManifest(path.join(out, 'shell'), manifest);
}

/** What a page shows, as `mf-x ./pages/y`. */
function shownAt(page: string, configs: readonly RemoteConfig[]): ReadonlySet<string> {
  const owner = configs.find(({ routes }) => routes.some(({ path: route }) => route === page));
  const route = owner?.routes.find(({ path: own }) => own === page);
  if (!owner || !route) throw new Error(`No remote has a page at "${page}".`);
  const slots = configs.flatMap(({ name, slots: filled }) => filled.filter((filling) => route.slots.some(({ slot }) => slot === filling.slot)).map(({ module }) => `${name} ./slots/${module}`));
  return new Set([`${owner.name} ./pages/${route.page}`, ...slots]);
}

/** TypeScript of the table: what is shown imported with the application, the rest when it is asked for. */
function exposeTable(configs: readonly RemoteConfig[], shown: ReadonlySet<string>): string {
  const all = configs.flatMap((config) =>
    Object.entries(exposesOf(config)).map(([expose, file]) => ({ key: `${config.name} ${expose}`, file: path.join(REPOSITORY, config.name, file) })),
  );
  const imports = all.map(({ key, file }, index) => (shown.has(key) ? `import * as module${index} from ${JSON.stringify(file)};` : ''));
  const entries = all.map(({ key, file }, index) => `${JSON.stringify(key)}: ${shown.has(key) ? `async () => module${index}` : `() => import(${JSON.stringify(file)})`},`);
  return `${imports.join('\n')}\nexport const EXPOSES = {\n${entries.join('\n')}\n};\n`;
}

type Configuration = ReturnType<typeof shellClient>;

/** The shell's own configuration without federation, its loader of remotes replaced by the table. */
function unfederated(federated: Configuration, table: string): Configuration {
  const plugins = federated.plugins?.filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin') ?? [];
  if (plugins.length !== (federated.plugins?.length ?? 0) - 1) throw new Error('the shell is no longer federated by ModuleFederationPlugin');
  return {
    ...federated,
    plugins: [
      ...plugins,
      {
        apply(compiler) {
          const { NormalModuleReplacementPlugin } = compiler.webpack;
          new NormalModuleReplacementPlugin(/remotes\/remote-loader\.ts$/, path.join(import.meta.dirname, 'static-remote-loader.ts')).apply(compiler);
          new NormalModuleReplacementPlugin(/^\.\/exposes\.ts$/, table).apply(compiler);
        },
      },
    ],
  };
}

function writeMessages(shellDir: string, configs: readonly RemoteConfig[], shown: ReadonlySet<string>): void {
  const bundles = configs.flatMap(({ name, routes, slots }) => [
    ...routes.filter(({ page }) => shown.has(`${name} ./pages/${page}`)).flatMap(({ messages }) => messages.map((bundle) => [name, bundle] as const)),
    ...slots.filter(({ module }) => shown.has(`${name} ./slots/${module}`)).flatMap(({ messages }) => messages.map((bundle) => [name, bundle] as const)),
  ]);
  mkdirSync(path.join(shellDir, 'messages'), { recursive: true });
  for (const locale of LOCALES) {
    const parts = [['shell', 'shell'] as const, ...bundles].map(
      ([name, bundle]) => JSON.parse(readFileSync(path.join(localBuild(name).dir, messageFile(bundle, locale)), 'utf8')) as object,
    );
    writeFileSync(path.join(shellDir, messageFile(PAGE_MESSAGES, locale)), JSON.stringify(Object.assign({}, ...parts)));
  }
}

/** What the server takes from the federated build as it is: messages by bundle, and what the remotes declare. */
function keepFederatedParts(name: string, to: string): void {
  const { dir } = localBuild(name);
  cpSync(path.join(dir, 'messages'), path.join(to, 'messages'), { recursive: true });
  cpSync(path.join(dir, MANIFEST_FILE), path.join(to, MANIFEST_FILE));
}

/** The build in a folder that `buildOneBundle` gave: whatever the sources have become since. */
export function readOneBundle(out: string): OneBundle {
  const manifestIn = (...folder: string[]): unknown => JSON.parse(readFileSync(path.join(out, ...folder, MANIFEST_FILE), 'utf8'));
  const shell = shellManifest.parse(manifestIn('shell'));
  const names = readdirSync(path.join(out, FEDERATED)).filter((name) => name !== 'shell');
  const textOf = (...file: string[]): string | null => (existsSync(path.join(out, ...file)) ? readFileSync(path.join(out, ...file), 'utf8') : null);
  return {
    shell,
    remotes: names.map((name) => withoutClient(remoteManifest.parse(manifestIn(FEDERATED, name)))),
    clientFile: (file) => path.join(out, 'shell', file),
    serverText: (name, file) =>
      file.startsWith('messages/') ? textOf(FEDERATED, name, file) : (textOf(name, file)?.replaceAll(CLIENT_BASE_MARK, artifactUrl(shell, 'client/')) ?? null),
  };
}

const withoutClient = (manifest: RemoteManifest): RemoteManifest => ({
  ...manifest,
  files: {},
  exposes: Object.fromEntries(Object.keys(manifest.exposes).map((expose) => [expose, { js: [], css: [], server: `server/${serverFileName(expose)}.cjs` }])),
});
