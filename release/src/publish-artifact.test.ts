/** Nothing enters the store that is not exactly what its manifest and its name say. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentIdOf, fileIntegrity } from '@amberlane/build/artifact-hash';
import { artifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishArtifact } from './index.ts';
import { NAME, storeFixture, type Built, type StoreFixture } from './testing/store-fixture.ts';

let fixture: StoreFixture;
let built: Built;
beforeEach(() => {
  fixture = storeFixture();
  built = fixture.buildRemote('a');
});
afterEach(() => fixture.remove());

const inBuild = (file: string): string => path.join(built.dir, file);
const inStore = (file: string): string => path.join(fixture.url, 'artifacts', NAME, built.contentId, file);
const reasonsOf = async (): Promise<string> => {
  const publication = await publishArtifact(fixture.store, built.dir);
  expect(await fixture.store.listArtifacts()).toEqual([]);
  return publication.kind === 'refused' ? publication.reasons.join('\n') : publication.kind;
};
const readManifest = () => artifactManifest.parse(JSON.parse(readFileSync(inBuild('remote.manifest.json'), 'utf8')));
const writeManifest = (manifest: object): void => writeFileSync(inBuild('remote.manifest.json'), JSON.stringify(manifest));
/** A manifest with another file list and the content id that fits it. */
const relist = (files: ReturnType<typeof readManifest>['files']): void => writeManifest({ ...readManifest(), files, contentId: contentIdOf(files) });

it('keeps a build under its name and content id', async () => {
  expect(await publishArtifact(fixture.store, built.dir)).toMatchObject({ kind: 'published' });
  expect(readFileSync(inStore('client/home.js'), 'utf8')).toBe('page a');
  expect(await fixture.store.readManifest(NAME, built.contentId)).toMatchObject({ name: NAME });
});

describe('publishing again', () => {
  it('writes nothing when the build is there', async () => {
    await publishArtifact(fixture.store, built.dir);
    const before = statSync(inStore('client/home.js'));
    expect(await publishArtifact(fixture.store, built.dir)).toMatchObject({ kind: 'already-published' });
    expect(statSync(inStore('client/home.js'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  it('does not overwrite the manifest of a build, not even for the same files', async () => {
    await publishArtifact(fixture.store, built.dir);
    const other = fixture.buildRemote('a', { version: '6.6.6' });
    expect(other.contentId).toBe(built.contentId);
    expect(await publishArtifact(fixture.store, other.dir)).toMatchObject({ kind: 'refused' });
    expect(await fixture.reopened().readManifest(NAME, built.contentId)).toMatchObject({ version: '1.0.0' });
  });

  it('writes nothing when the same build was made from another commit, at another time, with other patch versions', async () => {
    const origin = { commit: 'a'.repeat(40), builtAt: '2026-11-22T10:00:00.000Z' };
    const first = fixture.buildRemote('b', { origin, builtWith: { react: '19.3.1' } });
    const again = fixture.buildRemote('b', { origin: { commit: 'b'.repeat(40), modified: true, builtAt: '2026-11-23T10:00:00.000Z' }, builtWith: { react: '19.3.2' } });
    expect(again.contentId).toBe(first.contentId);
    await publishArtifact(fixture.store, first.dir);
    expect(await publishArtifact(fixture.store, again.dir)).toMatchObject({ kind: 'already-published', manifest: { origin } });
    expect(await fixture.reopened().readManifest(NAME, first.contentId)).toMatchObject({ origin });
  });

  it('publishes a build once when two do it at the same time', async () => {
    const both = await Promise.all([publishArtifact(fixture.store, built.dir), publishArtifact(fixture.reopened(), built.dir)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['already-published', 'published']);
  });

  it('leaves no unfinished folder behind, whatever came of it', async () => {
    await publishArtifact(fixture.store, built.dir);
    await publishArtifact(fixture.store, built.dir);
    writeFileSync(inBuild('client/extra.js'), '');
    await publishArtifact(fixture.store, built.dir);
    expect(readdirSync(path.join(fixture.url, 'artifacts'))).toEqual([NAME]);
  });
});

it('removes what a killed publisher left, but not what another is writing now', async () => {
  const unfinished = ['.incoming-old', '.incoming-new'].map((name) => path.join(fixture.url, 'artifacts', name));
  for (const folder of unfinished) mkdirSync(folder, { recursive: true });
  const yesterday = Date.now() / 1000 - 24 * 60 * 60;
  utimesSync(unfinished[0] ?? '', yesterday, yesterday);
  await publishArtifact(fixture.store, built.dir);
  expect(unfinished.map((folder) => existsSync(folder))).toEqual([false, true]);
});

describe('a build is refused with', () => {
  it('a file that was changed', async () => {
    writeFileSync(inBuild('client/home.js'), 'page x');
    expect(await reasonsOf()).toContain('client/home.js has other contents');
  });

  it('a file of another size', async () => {
    writeFileSync(inBuild('client/home.js'), 'page aa');
    expect(await reasonsOf()).toContain('client/home.js has 7 bytes instead of 6');
  });

  it('a missing file', async () => {
    rmSync(inBuild('server/home.cjs'));
    expect(await reasonsOf()).toContain('server/home.cjs is missing');
  });

  it('a file that is not in the list', async () => {
    writeFileSync(inBuild('client/extra.js'), '');
    expect(await reasonsOf()).toBe('client/extra.js is not in the file list');
  });

  it('a link instead of a file', async () => {
    const outside = path.join(fixture.root, 'outside.js');
    writeFileSync(outside, 'page a');
    rmSync(inBuild('client/home.js'));
    symlinkSync(outside, inBuild('client/home.js'));
    expect(await reasonsOf()).toBe('client/home.js is neither a file nor a folder');
  });

  it('a linked folder', async () => {
    mkdirSync(path.join(fixture.root, 'outside'));
    symlinkSync(path.join(fixture.root, 'outside'), inBuild('more'));
    expect(await reasonsOf()).toBe('more is neither a file nor a folder');
  });

  it.each(['../../escaped.js', '/escaped.js', 'client/../../escaped.js', 'client//escaped.js'])('the path %s', async (file) => {
    const text = 'escaped';
    relist({ ...readManifest().files, [file]: { integrity: fileIntegrity(text), bytes: text.length } });
    expect(await reasonsOf()).not.toBe('published');
    expect(existsSync(path.join(fixture.root, 'escaped.js'))).toBe(false);
  });

  it('a name that leads out of the store', async () => {
    writeManifest({ ...readManifest(), name: '../mf-sample' });
    expect(await reasonsOf()).toContain('name');
  });

  it('a content id that is not the hash of its files', async () => {
    writeManifest({ ...readManifest(), contentId: 'a'.repeat(64) });
    expect(await reasonsOf()).toContain('the content id is');
  });

  it('a compressed twin that unpacks to something else', async () => {
    const twin = brotliCompressSync('page x');
    writeFileSync(inBuild('client/home.js.br'), twin);
    const { files } = readManifest();
    relist({ ...files, 'client/home.js': { integrity: fileIntegrity('page a'), bytes: 6, brotli: twin.length } });
    expect(await reasonsOf()).toContain('client/home.js.br is not the compressed form');
  });

  it('a missing language', async () => {
    const { 'messages/sample.ur.json': _urdu, ...files } = readManifest().files;
    rmSync(inBuild('messages/sample.ur.json'));
    rmSync(inBuild('messages/sample.ur.json.br'));
    relist(files);
    expect(await reasonsOf()).toBe('messages/sample.ur.json is needed by message bundle sample, but not in the file list');
  });

  it('an exposed module whose files are not in the list', async () => {
    writeManifest({ ...readManifest(), exposes: { './pages/home': { js: ['client/home.js', 'client/gone.js'], css: [], server: 'server/home.cjs' } } });
    expect(await reasonsOf()).toBe('client/gone.js is needed by the build, but not in the file list');
  });

  it('a message bundle that does not exist, or a title that is no message', async () => {
    const route = { path: 'sample', page: 'home', title: 'sample.title', messages: ['sample'], budgetKb: 10 };
    writeManifest({ ...readManifest(), routes: [{ ...route, messages: ['samples'] }] });
    expect(await reasonsOf()).toContain('route "sample" asks for the message bundle "samples", which does not exist; there are "sample"');
    writeManifest({ ...readManifest(), routes: [{ ...route, title: 'sample.titel' }] });
    expect(await reasonsOf()).toBe('route "sample" has the title "sample.titel", which is no message');
  });

  it('a page that is declared, but not exposed', async () => {
    writeManifest({ ...readManifest(), exposes: {} });
    expect(await reasonsOf()).toBe('./pages/home is declared, but not exposed');
  });

  it('no manifest, or one that is no manifest', async () => {
    writeManifest({ ...readManifest(), kind: 'plugin' });
    expect(await reasonsOf()).toContain('kind');
    rmSync(inBuild('remote.manifest.json'));
    expect(await reasonsOf()).toBe('remote.manifest.json is missing');
  });
});
