/** Small builds and a store of their own for tests. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentIdOf, fileIntegrity } from '@amberlane/build/artifact-hash';
import { LOCALES } from '@amberlane/contract/site';
import { messageFile } from '@amberlane/contract/federation/artifact-files';
import type { z } from 'zod';
import type { remoteManifest, shellManifest } from '@amberlane/contract/federation/remote-manifest';
import { openStore, pin, publishArtifact, rollback, type PinOutcome, type ReleaseStore } from '../index.ts';

export interface Built {
  readonly dir: string;
  readonly name: string;
  readonly contentId: string;
}

export interface StoreFixture {
  readonly root: string;
  readonly url: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
  readonly store: ReleaseStore;
  /** Folder of a build of `mf-sample`; `text` makes its content, `overrides` change the manifest. */
  buildRemote(text: string, overrides?: Partial<z.input<typeof remoteManifest>>): Built;
  buildShell(text: string, core?: string): Built;
  /** Publishes a build of `mf-sample` and gives its content id. */
  published(text: string): Promise<string>;
  pinned(contentId: string, channel?: string): Promise<PinOutcome>;
  rolledBack(channel?: string): Promise<PinOutcome>;
  /** A second reader, without memory of what the first has seen. */
  reopened(): ReleaseStore;
  /** The same folder and keys with a store that has not seen anything. */
  withNewStore(): StoreFixture;
  remove(): void;
}

export const NAME = 'mf-sample';
const AUTHOR = 'ada';

export function storeFixture(
  root = mkdtempSync(path.join(tmpdir(), 'release-')),
  { publicKey, privateKey } = generateKeyPairSync('ed25519'),
): StoreFixture {
  const url = path.join(root, 'store');
  const store = openStore({ url, publicKey });
  let built = 0;
  const build = (files: Record<string, string>, manifestOf: (files: Record<string, Facts>) => Manifest): Built => {
    built += 1;
    return writeBuild(path.join(root, `build-${built}`), files, manifestOf);
  };
  const fixture: StoreFixture = {
    root,
    url,
    publicKey,
    privateKey,
    store,
    buildRemote: (text, overrides = {}) => build(remoteFiles(text), (files) => ({ ...remoteOf(files), ...overrides })),
    buildShell: (text, core = '1.2.0') => build(shellFiles(text), (files) => shellOf(files, core)),
    async published(text) {
      const { dir, contentId } = fixture.buildRemote(text);
      const publication = await publishArtifact(store, dir);
      if (publication.kind === 'refused') throw new Error(publication.reasons.join('\n'));
      return contentId;
    },
    pinned: (contentId, channel = 'production') => pin(store, { privateKey, by: AUTHOR }, { name: NAME, contentId, channel }),
    rolledBack: (channel = 'production') => rollback(store, { privateKey, by: AUTHOR }, { name: NAME, channel }),
    reopened: () => openStore({ url, publicKey }),
    withNewStore: () => storeFixture(root, { publicKey, privateKey }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  return fixture;
}

type Facts = { integrity: string; bytes: number; brotli?: number };
type Manifest = z.input<typeof remoteManifest> | z.input<typeof shellManifest>;

function writeBuild(dir: string, texts: Record<string, string>, manifestOf: (files: Record<string, Facts>) => Manifest): Built {
  const files: Record<string, Facts> = {};
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
    files[file] = { integrity: fileIntegrity(text), bytes: Buffer.byteLength(text) };
    if (file.startsWith('server/')) continue;
    const twin = brotliCompressSync(text);
    writeFileSync(path.join(dir, `${file}.br`), twin);
    files[file] = { ...files[file], brotli: twin.length };
  }
  const manifest = manifestOf(files);
  writeFileSync(path.join(dir, 'remote.manifest.json'), JSON.stringify(manifest));
  return { dir, name: manifest.name, contentId: manifest.contentId };
}

const messagesOf = (bundle: string): Record<string, string> => Object.fromEntries(LOCALES.map((locale) => [messageFile(bundle, locale), JSON.stringify({ [`${bundle}.title`]: [] })]));

const remoteFiles = (text: string): Record<string, string> => ({
  'client/remoteEntry.js': `entry ${text}`,
  'client/home.js': `page ${text}`,
  'server/home.cjs': `exports.text = ${JSON.stringify(text)}`,
  ...messagesOf('sample'),
});

const remoteOf = (files: Record<string, Facts>): z.input<typeof remoteManifest> => ({
  schema: 1,
  kind: 'remote',
  name: NAME,
  version: '1.0.0',
  build: '0123456789ab',
  contentId: contentIdOf(files),
  files,
  messages: ['sample'],
  container: 'mf_sample_0123456789ab',
  entry: 'client/remoteEntry.js',
  needs: { core: '^1.0.0' },
  builtWith: {},
  routes: [{ path: 'sample', page: 'home', title: 'sample.title', messages: ['sample'], budgetKb: 10 }],
  slots: [],
  exposes: { './pages/home': { js: ['client/home.js'], css: [], server: 'server/home.cjs' } },
});

const shellFiles = (text: string): Record<string, string> => ({
  'client/loader.js': `loader ${text}`,
  'client/main.js': `main ${text}`,
  'client/main.css': '',
  'server/main.cjs': `main ${text}`,
  'server/core.cjs': `core ${text}`,
  ...messagesOf('shell'),
});

const shellOf = (files: Record<string, Facts>, core: string): z.input<typeof shellManifest> => ({
  schema: 1,
  kind: 'shell',
  name: 'shell',
  version: '1.0.0',
  build: '0123456789ab',
  contentId: contentIdOf(files),
  files,
  messages: ['shell'],
  provides: { '@amberlane/core': core },
  loader: 'client/loader.js',
  main: { js: ['client/main.js'], css: ['client/main.css'], server: 'server/main.cjs' },
  coreServer: 'server/core.cjs',
});
