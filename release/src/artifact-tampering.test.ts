/** A build that was changed in the store, after it was published, is not given out as the one that was pinned. */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { NAME, storeFixture, type StoreFixture } from './testing/store-fixture.ts';

let fixture: StoreFixture;
let build: string;
beforeEach(async () => {
  fixture = storeFixture();
  build = await fixture.published('a');
  await fixture.pinned(build);
});
afterEach(() => fixture.remove());

const inStore = (file: string): string => path.join(fixture.url, 'artifacts', NAME, build, file);
const problems = async (): Promise<string> => (await fixture.reopened().verify()).problems.join('\n');

it('verifies an untouched store', async () => {
  expect(await fixture.store.verify()).toEqual({ records: 1, artifacts: 1, problems: [] });
});

it('does not let the server run a changed file', async () => {
  expect((await fixture.store.readArtifactFile(NAME, build, 'server/home.cjs')).toString()).toContain('exports.text');
  writeFileSync(inStore('server/home.cjs'), 'process.exit()');
  await expect(fixture.store.readArtifactFile(NAME, build, 'server/home.cjs')).rejects.toMatchObject({ kind: 'tampered-artifact' });
  expect(await problems()).toContain('server/home.cjs has other contents');
});

it('refuses a manifest that was changed after the pin, which the content id alone would not show', async () => {
  const manifest = readFileSync(inStore('remote.manifest.json'), 'utf8');
  writeFileSync(inStore('remote.manifest.json'), manifest.replace('"path":"sample"', '"path":"sign-in"'));
  await expect(fixture.reopened().readManifest(NAME, build)).rejects.toMatchObject({ kind: 'tampered-artifact' });
  expect(await problems()).toContain('the manifest is another than the one that was pinned');
});

it('refuses a build in the folder of another, also before it was ever pinned', async () => {
  const [b, c] = [await fixture.published('b'), await fixture.published('c')];
  const manifestOf = (id: string): string => path.join(fixture.url, 'artifacts', NAME, id, 'remote.manifest.json');
  writeFileSync(manifestOf(b), readFileSync(manifestOf(c)));
  await expect(fixture.reopened().readManifest(NAME, b)).rejects.toMatchObject({ kind: 'tampered-artifact' });
});

it('does not pin, nor roll back to, a build with a changed file', async () => {
  const [b, c] = [await fixture.published('b'), await fixture.published('c')];
  await fixture.pinned(b);
  writeFileSync(inStore('server/home.cjs'), 'exports.text = "x"');
  expect(await fixture.rolledBack()).toMatchObject({ kind: 'refused', reasons: ['server/home.cjs has other contents than the file list says'] });
  writeFileSync(path.join(fixture.url, 'artifacts', NAME, c, 'client/added.js'), '');
  expect(await fixture.pinned(c)).toMatchObject({ kind: 'refused', reasons: ['client/added.js is not in the file list'] });
});

it.each(['../../../log/00000001.json', 'client/../server/home.cjs', '/etc/hostname', 'client', '', 'client/gone.js', '__proto__', 'server/home.cjs.br'])(
  'gives no file for %p',
  async (file) => {
    expect(await fixture.store.artifactFile(NAME, build, file)).toBeNull();
  },
);

it('gives listed files and their compressed twins', async () => {
  expect(await fixture.store.artifactFile(NAME, build, 'client/home.js')).toBe(inStore('client/home.js'));
  expect(await fixture.store.artifactFile(NAME, build, 'client/home.js.br')).toBe(inStore('client/home.js.br'));
});

it.each([
  ['../artifacts/mf-sample', 'its own'],
  ['mf-other', 'its own'],
  [NAME, '..'],
  [NAME, 'f'.repeat(64)],
])('knows no build %p of %p', async (name, id) => {
  await expect(fixture.store.artifactFile(name, id === 'its own' ? build : id, 'client/home.js')).rejects.toMatchObject({ kind: 'unknown-artifact' });
});

it('reports a link in the store, and a pinned build that is gone', async () => {
  symlinkSync('/etc/hostname', inStore('client/extra.js'));
  expect(await problems()).toContain('client/extra.js is neither a file nor a folder');
  rmSync(path.join(fixture.url, 'artifacts', NAME), { recursive: true });
  expect(await problems()).toContain('is pinned in production, but not in the store');
});
