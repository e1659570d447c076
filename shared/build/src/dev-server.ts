/**
 * Serves one remote from its sources with fast refresh. The shell's development server passes
 * `/remotes/<name>/<DEVELOPMENT_CONTENT_ID>/…` on to it, so the page sees one origin.
 */
import { statSync, unwatchFile, watchFile } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { DEVELOPMENT_CONTENT_ID, MANIFEST_FILE } from '@amberlane/contract/federation/artifact-files';
import { LOCALES } from '@amberlane/contract/site';
import { remoteConfig, type RemoteConfig } from '@amberlane/contract/federation/remote-config';
import { remoteManifest, type RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { declaredBy } from './build-workspace.ts';
import { DEVELOPMENT_BUILD } from './build-id.ts';
import { bundleFolder, compileBundle, readMessages, sourceOf } from './messages.ts';
import { builtWith } from './shared-modules.ts';
import { readWorkspace, type Workspace } from './workspace.ts';
import { TRUSTED_TYPES_POLICY } from './webpack/base.ts';
import { containerName, exposesOf, remoteClient } from './webpack/remote.ts';

export interface DevServer {
  /** Origin to hand to the shell server in `DEV_REMOTES`. */
  readonly origin: string;
  close(): Promise<void>;
}

export interface DevServerOptions {
  readonly port: number;
  /** Folder of the remote; default: the one of its name in the repository. */
  readonly dir?: string;
  /** Told of compile errors, and that they are gone; default: the terminal. */
  readonly print?: (text: string) => void;
}

/**
 * Starts on 127.0.0.1; resolves when the first build is done. Rejects when the port is taken. An edit of
 * `remote.config.ts` starts it anew under the same address: routes and slots are entries of the build.
 */
export async function devServer(name: string, options: DevServerOptions): Promise<DevServer> {
  const { port, dir, print = (text) => console.error(text) } = options;
  const workspace = readWorkspace(name, dir);
  const configFile = path.join(workspace.dir, 'remote.config.ts');
  const start = async (): Promise<RunningCompiler> => startCompiler(workspace, await readEditedConfig(configFile), { port, print });
  const restarted = async (present: RunningCompiler): Promise<RunningCompiler> => {
    try {
      const config = await readEditedConfig(configFile);
      if (isDeepStrictEqual(config, present.config)) return present;
      print(`${name}: remote.config.ts changed, building again …`);
      await present.stop();
      const next = await startCompiler(workspace, config, { port, print });
      print(`${name}: ready; reload the page`);
      return next;
    } catch (error) {
      print(`${name}: remote.config.ts: ${error instanceof Error ? error.message : String(error)}`);
      return present;
    }
  };
  let running = start();
  // Watched from the beginning: a watch compares with the state at its first look, so a later one would miss an edit in between.
  watchFile(configFile, { interval: CONFIG_WATCH_MS }, () => {
    running = running.then(restarted);
  });
  const close = async (): Promise<void> => {
    unwatchFile(configFile);
    await (await running).stop();
  };
  try {
    await running;
  } catch (error) {
    unwatchFile(configFile);
    throw error;
  }
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** How often the declaration is looked at, ms. */
const CONFIG_WATCH_MS = 300;

/** The declaration as it is now: Node keeps what it imported, so each state of the file has an address of its own. */
async function readEditedConfig(file: string): Promise<RemoteConfig> {
  const { mtimeMs } = statSync(file);
  const module = (await import(`${pathToFileURL(file).href}?edited=${mtimeMs}`)) as { default: unknown };
  return remoteConfig.parse(module.default);
}

interface RunningCompiler {
  readonly config: RemoteConfig;
  stop(): Promise<void>;
}

async function startCompiler(workspace: Workspace, config: RemoteConfig, { port, print }: { port: number; print: (text: string) => void }): Promise<RunningCompiler> {
  const { name } = workspace;
  const build = DEVELOPMENT_BUILD;
  const out = path.join(workspace.dir, 'dist/development');
  const client = remoteClient(config, { dir: workspace.dir, out, build, classes: new Set(), mode: 'development', refresh: true });
  const compiler = webpack({
    ...client,
    plugins: [...(client.plugins ?? []), new ReactRefreshPlugin({ library: containerName(name, build), overlay: false })],
  });
  const prefix = `/remotes/${name}/${DEVELOPMENT_CONTENT_ID}`;
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('devServer', () => resolve()));
  printErrors(compiler, name, print);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: true,
      allowedHosts: 'all',
      static: false,
      watchFiles: [path.join(workspace.dir, 'src/messages/*.json'), path.join(workspace.dir, 'content/*/*.md')],
      client: {
        // A card over the page; runtime errors have the site's own.
        overlay: { errors: true, warnings: false, runtimeErrors: false, trustedTypesPolicyName: TRUSTED_TYPES_POLICY },
        logging: 'warn',
        webSocketURL: `ws://127.0.0.1:${port}/ws`,
      },
      devMiddleware: { publicPath: `${prefix}/client/` },
      setupMiddlewares: (middlewares) => [
        jsonAt(`${prefix}/${MANIFEST_FILE}`, async () => developmentManifest(name, workspace.version, build, config)),
        messagesUnder(`${prefix}/messages/`, workspace.dir),
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await built;
  return { config, stop: () => server.stop() };
}

/** Compile errors on the terminal, once for each state of the sources, and a line when they are gone. */
function printErrors(compiler: webpack.Compiler, name: string, print: (text: string) => void): void {
  let failed = false;
  compiler.hooks.done.tap('printErrors', (stats) => {
    if (stats.hasErrors()) print(`\n${name} does not compile:\n${errorText(stats)}\n`);
    else if (failed) print(`${name} compiles again.`);
    failed = stats.hasErrors();
  });
}

/** The manifest of sources: no file is listed, so nothing of it can be mistaken for an artifact. */
function developmentManifest(name: string, version: string, build: string, config: RemoteConfig): RemoteManifest {
  return remoteManifest.parse({
    schema: 1,
    kind: 'remote',
    name,
    version,
    build,
    contentId: DEVELOPMENT_CONTENT_ID,
    files: {},
    messages: [],
    container: containerName(name, build),
    entry: 'client/remoteEntry.js',
    needs: { core: config.core },
    ...(config.slice ? { slice: config.slice } : {}),
    builtWith: builtWith(),
    ...declaredBy(config),
    exposes: Object.fromEntries(Object.keys(exposesOf(config)).map((expose) => [expose, { js: [], css: [], server: 'server/none.cjs' }])),
  });
}

/** webpack's words without the stack of the compiler's own threads. */
const errorText = (stats: webpack.Stats): string =>
  stats
    .toString({ all: false, errors: true, errorDetails: false, moduleTrace: false, colors: false })
    .split('\n')
    .filter((line) => !/^\s+(?:\d+: |at .*:\d+)|^Stack backtrace:|^Caused by:/.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd();

type Next = (error?: unknown) => void;

interface NamedMiddleware {
  readonly name: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
}

const jsonAt = (url: string, answer: () => Promise<unknown>): NamedMiddleware => ({
  name: url,
  middleware: (request, response, next) => {
    if (request.url !== url) {
      next();
      return;
    }
    answer().then((body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    }, next);
  },
});

const messagesUnder = (prefix: string, dir: string): NamedMiddleware => ({
  name: prefix,
  middleware: (request, response, next) => {
    const [, bundle, tag] = /^([A-Za-z0-9-]+)\.([A-Za-z-]+)\.json$/.exec(request.url?.startsWith(prefix) ? request.url.slice(prefix.length) : '') ?? [];
    const locale = LOCALES.find((candidate) => candidate === tag);
    if (!bundle || !locale) {
      next();
      return;
    }
    try {
      response.setHeader('content-type', 'application/json');
      const folder = bundleFolder(dir, bundle) ?? dir;
      response.end(JSON.stringify(compileBundle(readMessages(folder, locale), bundle, sourceOf(folder, bundle, locale))));
    } catch (error) {
      next(error);
    }
  },
});
