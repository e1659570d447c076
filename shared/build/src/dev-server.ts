/**
 * Serves one remote from its sources with fast refresh. The shell's development server passes
 * `/remotes/<name>/<DEVELOPMENT_CONTENT_ID>/…` on to it, so the page sees one origin.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { DEVELOPMENT_CONTENT_ID, MANIFEST_FILE } from '@amberlane/contract/federation/artifact-files';
import { LOCALES } from '@amberlane/contract/site';
import { remoteManifest, type RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readRemoteConfig } from './build-workspace.ts';
import { bundlesIn, compileBundle, readMessages, SHARED_MESSAGES } from './messages.ts';
import { builtWith } from './shared-modules.ts';
import { buildIdOf, readWorkspace } from './workspace.ts';
import { containerName, exposesOf, remoteClient } from './webpack/remote.ts';

export interface DevServer {
  /** Origin to hand to the shell server in `DEV_REMOTES`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts on 127.0.0.1; resolves when the first build is done. Rejects when the port is taken. */
export async function devServer(name: string, { port, dir }: { port: number; dir?: string }): Promise<DevServer> {
  const workspace = readWorkspace(name, dir);
  const config = await readRemoteConfig(workspace.dir);
  const build = buildIdOf(workspace, 'development');
  const out = path.join(workspace.dir, 'dist/development');
  const client = remoteClient(config, { dir: workspace.dir, out, build, mode: 'development', refresh: true });
  const compiler = webpack({
    ...client,
    plugins: [...(client.plugins ?? []), new ReactRefreshPlugin({ library: containerName(name, build), overlay: false })],
  });
  const prefix = `/remotes/${name}/${DEVELOPMENT_CONTENT_ID}`;
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('devServer', () => resolve()));
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: true,
      allowedHosts: 'all',
      static: false,
      watchFiles: [path.join(workspace.dir, 'src/messages/*.json'), path.join(workspace.dir, 'content/*/*.md')],
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://127.0.0.1:${port}/ws` },
      devMiddleware: { publicPath: `${prefix}/client/` },
      setupMiddlewares: (middlewares) => [
        jsonAt(`${prefix}/${MANIFEST_FILE}`, async () => developmentManifest(name, workspace.version, build, await readRemoteConfig(workspace.dir))),
        messagesUnder(`${prefix}/messages/`, workspace.dir),
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await built;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.stop() };
}

/** The manifest of sources: no file is listed, so nothing of it can be mistaken for an artifact. */
function developmentManifest(name: string, version: string, build: string, config: Awaited<ReturnType<typeof readRemoteConfig>>): RemoteManifest {
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
    routes: config.routes,
    slots: config.slots,
    exposes: Object.fromEntries(Object.keys(exposesOf(config)).map((expose) => [expose, { js: [], css: [], server: 'server/none.cjs' }])),
  });
}

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
      response.end(JSON.stringify(compileBundle(readMessages(bundlesIn(dir).includes(bundle) ? dir : SHARED_MESSAGES, locale), bundle, locale)));
    } catch (error) {
      next(error);
    }
  },
});
