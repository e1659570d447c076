/** Builds the shell or a remote into an artifact, or reuses the one that its sources already gave. */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chunkOfExpose, MANIFEST_FILE } from '@amberlane/contract/federation/artifact-files';
import { artifactManifest, shellManifest, type ArtifactManifest, type Loadable, type ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import type { RemoteConfig } from '@amberlane/contract/federation/remote-config';
import { ANTD_REPORT, type AntdFiles } from './antd/antd-in-webpack.ts';
import { groupsOverBudget } from './antd/group-budgets.ts';
import { GROUP_NEEDS_REPORT, type GroupNeeds } from './antd/group-needs.ts';
import { CALL_USES_REPORT, describeCalls, type CallUses } from './calls/call-uses.ts';
import { contentIdOf } from './artifact-hash.ts';
import { sealFiles, writeManifest } from './artifact.ts';
import { overBudget } from './budget.ts';
import { BUILD_MARK, stampBuild } from './build-id.ts';
import { changedInput, writeInputs, type FilesRead } from './build-inputs.ts';
import { originOf } from './build-origin.ts';
import { emitMessages } from './messages.ts';
import { LAZY_FILES_REPORT, type LazyFiles } from './plugins/lazy-files.ts';
import { takeSharedExports } from './plugins/shared-exports.ts';
import { declarationFaults, readRemoteConfig } from './remote-declaration.ts';
import { runWebpack } from './run-webpack.ts';
import { ANTD_GROUP_RANGE, builtWith, SCHEMA_LIBRARY, SCHEMA_LIBRARY_RANGE } from './shared-modules.ts';
import { readWorkspace, type Workspace } from './workspace.ts';
import type { BuildContext, Mode } from './webpack/base.ts';
import { containerName, exposesOf, remoteClient, remoteServer, serverFileName, serverModulesOf } from './webpack/remote.ts';
import { antdServer, coreServer, shellClient, shellLoader, shellOfflinePage, shellServer, shellServiceWorker } from './webpack/shell.ts';

export interface BuildOptions {
  /** Folder of the workspace; default: the folder of its name in the repository. */
  readonly dir?: string;
  /** Where the artifact goes; default `<dir>/dist/artifact`. */
  readonly out?: string;
  readonly mode?: Mode;
}

export interface BuildResult {
  readonly artifactDir: string;
  readonly contentId: string;
  readonly build: string;
  /** The artifact of an earlier build of the same sources still stood there. */
  readonly reused: boolean;
}

export async function buildWorkspace(name: string, options: BuildOptions = {}): Promise<BuildResult> {
  const workspace = readWorkspace(name, options.dir);
  const mode = options.mode ?? 'production';
  const artifactDir = options.out ?? path.join(workspace.dir, 'dist', mode === 'production' ? 'artifact' : 'artifact-development');
  const present = readArtifact(artifactDir);
  if (present && changedInput(artifactDir) === null) return { artifactDir, contentId: present.contentId, build: present.build, reused: true };

  const out = `${artifactDir}.${process.pid}`;
  rmSync(out, { recursive: true, force: true });
  const context: BuildContext = { dir: workspace.dir, out, build: BUILD_MARK, classes: new Set(), mode };
  const started = Date.now();
  try {
    const { manifest, read } = name === 'shell' ? await buildShell(workspace, context) : await buildRemote(workspace, context);
    writeManifest(out, { ...manifest, origin: originOf(new Date(started)) });
    rmSync(artifactDir, { recursive: true, force: true });
    renameSync(out, artifactDir);
    writeInputs(artifactDir, workspace.dir, read, started);
    return { artifactDir, contentId: manifest.contentId, build: manifest.build, reused: false };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function readArtifact(dir: string): ArtifactManifest | null {
  const file = path.join(dir, MANIFEST_FILE);
  if (!existsSync(file)) return null;
  const parsed = artifactManifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : null;
}

interface Built {
  readonly manifest: ArtifactManifest;
  readonly read: FilesRead;
}

async function buildRemote(workspace: Workspace, context: BuildContext): Promise<Built> {
  const config = await readRemoteConfig(workspace.dir);
  if (config.name !== workspace.name) throw new Error(`${workspace.dir}: remote.config.ts declares ${config.name}`);
  const faults = declarationFaults(workspace.dir, config);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const read = await runWebpack(workspace.name, [remoteClient(config, context), remoteServer(config, context)]);
  const messages = emitMessages(workspace.dir, context.out, [...config.routes, ...config.slots, ...config.feeds].flatMap((part) => part.messages));
  const needs = readReport(context.out, GROUP_NEEDS_REPORT) as GroupNeeds;
  const callUses = readReport(context.out, CALL_USES_REPORT) as CallUses;
  const exposes = readExposes(config, context.out, needs, readReport(context.out, LAZY_FILES_REPORT) as LazyFiles);
  const declared = {
    schema: 1,
    kind: 'remote',
    name: config.name,
    ...(config.audience === 'builders' ? { audience: config.audience } : {}),
    version: workspace.version,
    messages,
    entry: 'client/remoteEntry.js',
    needs: {
      core: config.core,
      ...(needs.all.length > 0 ? { groups: Object.fromEntries(needs.all.map((group) => [group, ANTD_GROUP_RANGE])) } : {}),
      ...(needs.schemas ? { modules: { [SCHEMA_LIBRARY]: SCHEMA_LIBRARY_RANGE } } : {}),
    },
    calls: await describeCalls(callUses),
    endpoints: callUses.endpoints,
    ...(config.slice ? { slice: config.slice } : {}),
    uses: takeSharedExports(path.join(context.out, 'client')),
    ...declaredBy(config),
    exposes,
    serverModules: Object.fromEntries(Object.keys(serverModulesOf(config)).map((module) => [module, `server/${serverFileName(module)}.cjs`])),
  };
  const build = stampBuild(context.out, declared, context.classes);
  const files = await sealFiles(context.out);
  const manifest = artifactManifest.parse({
    ...declared,
    build,
    contentId: contentIdOf(files),
    files,
    container: containerName(config.name, build),
    builtWith: builtWith(),
  });
  const excess = manifest.kind === 'remote' && context.mode === 'production' ? overBudget(manifest) : [];
  if (excess.length > 0) throw new Error(`${workspace.name} is over budget:\n${excess.join('\n')}`);
  return { manifest, read };
}

/** What a manifest says as the remote declares it. */
export const declaredBy = ({ routes, slots, menu, forms, oneClicks, feeds, sitemaps }: RemoteConfig) => ({ routes, slots, menu, forms, oneClicks, feeds, sitemaps });

/** Files of each expose, from the federation plugin's own report, which is then removed. */
function readExposes(config: RemoteConfig, out: string, needs: GroupNeeds, lazy: LazyFiles): Record<string, Loadable> {
  const file = path.join(out, 'client/mf-manifest.json');
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
  };
  rmSync(file);
  rmSync(path.join(out, 'client/mf-manifest-stats.json'), { force: true });
  return Object.fromEntries(
    Object.keys(exposesOf(config)).map((expose) => {
      const found = report.exposes.find((entry) => entry.path === expose);
      if (!found) throw new Error(`${config.name}: ${expose} was not built`);
      const inClient = (name: string): string => `client/${name}`;
      const groups = needs.byChunk[chunkOfExpose(expose)] ?? [];
      return [
        expose,
        {
          js: found.assets.js.sync.map(inClient),
          css: found.assets.css.sync.map(inClient),
          lazy: (lazy[chunkOfExpose(expose)] ?? []).map(inClient),
          server: `server/${serverFileName(expose)}.cjs`,
          ...(groups.length > 0 ? { groups: [...groups] } : {}),
        },
      ];
    }),
  );
}

/** What a plugin of the build found, left beside its files and then removed. */
function readReport(out: string, name: string): unknown {
  const file = path.join(out, 'client', name);
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
}

async function buildShell(workspace: Workspace, context: BuildContext): Promise<Built> {
  // one place for all builds: the paths of the sheets are in the names of modules
  const antdStyles = path.join(workspace.dir, 'dist', `${context.mode}.antd`);
  const styled = { ...context, antdStyles };
  // The whole form library is loaded for this, which takes seconds: no build of a remote waits for it.
  const { writeGroupStyles } = await import('./antd/group-styles.ts');
  writeGroupStyles(antdStyles);
  const read = await runWebpack('shell', [shellClient(styled), shellLoader(context), shellServiceWorker(context), shellOfflinePage(context), shellServer(context), coreServer(context), antdServer(context)]);
  const antd = readAntdFiles(context.out);
  const declared = {
    schema: 1,
    kind: 'shell',
    name: 'shell',
    version: workspace.version,
    messages: emitMessages(workspace.dir, context.out),
    provides: builtWith(),
    exports: takeSharedExports(path.join(context.out, 'client')),
    loader: 'client/loader.js',
    serviceWorker: 'client/service-worker.js',
    offlinePage: { js: 'client/offline-page.js', css: 'client/offline-page.css' },
    main: { js: ['client/main.js'], css: ['client/main.css'], server: 'server/main.cjs' },
    coreServer: 'server/core.cjs',
    antd,
  };
  const build = stampBuild(context.out, declared, context.classes);
  const files = await sealFiles(context.out);
  const manifest = shellManifest.parse({ ...declared, build, contentId: contentIdOf(files), files });
  const excess = context.mode === 'production' ? groupsOverBudget(manifest) : [];
  if (excess.length > 0) throw new Error(`shell is over budget:\n${excess.join('\n')}`);
  return { manifest, read };
}

/** Files of the groups beside the shell's own, from the report of its build, which is then removed. */
function readAntdFiles(out: string): NonNullable<ShellManifest['antd']> {
  const file = path.join(out, 'client', ANTD_REPORT);
  const { groups, words } = JSON.parse(readFileSync(file, 'utf8')) as AntdFiles;
  rmSync(file);
  const ending = (names: readonly string[], suffix: string): string[] => names.filter((name) => name.endsWith(suffix)).map((name) => `client/${name}`);
  return {
    groups: Object.fromEntries(Object.entries(groups).map(([group, names]) => [group, { js: ending(names, '.js'), css: ending(names, '.css') }])),
    words: Object.fromEntries(Object.entries(words).map(([locale, names]) => [locale, ending(names, '.js')])),
    server: 'server/antd.cjs',
  };
}
