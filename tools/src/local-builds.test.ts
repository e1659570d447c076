/** Who may replace what is live: a start and a restart never overrule a person. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ensureDemoKeys, pin, pinsOf, publishArtifact, readPrivateKey, readPublicKey, rollback } from '@amberlane/release';
import { NAME, storeFixture, type Built, type StoreFixture } from '../../release/src/testing/store-fixture.ts';
import { describeLeft, releaseSite, type LocalBuild, type Released, type SiteRelease } from './local-builds.ts';

let dataDir: string;
let fixture: StoreFixture;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'local-builds-'));
  const { privateKeyFile, publicKeyFile } = ensureDemoKeys(dataDir, {});
  fixture = storeFixture(dataDir, { publicKey: readPublicKey(publicKeyFile), privateKey: readPrivateKey(privateKeyFile) });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const live = async () => pinsOf(await fixture.reopened().readState(), 'production');
const author = (by: string) => ({ privateKey: readPrivateKey(ensureDemoKeys(dataDir, {}).privateKeyFile), by });
const START: Pick<SiteRelease, 'by' | 'mayReplace'> = { by: 'npm start', mayReplace: ({ by }) => by === 'npm start' };
const RESTART: Pick<SiteRelease, 'by' | 'mayReplace'> = { by: 'docker compose', mayReplace: () => false };

const asLocal = async ({ dir, name, contentId }: Built): Promise<LocalBuild> => {
  const publication = await publishArtifact(fixture.withNewStore().store, dir);
  if (publication.kind === 'refused') throw new Error(publication.reasons.join());
  expect(publication.manifest).toMatchObject({ name, contentId });
  return { manifest: publication.manifest, dir };
};
const release = (builds: readonly LocalBuild[], who: Pick<SiteRelease, 'by' | 'mayReplace'>): Promise<Released> =>
  releaseSite(fixture.reopened(), builds, { dataDir, storeUrl: fixture.url, channel: 'production', ...who });

it('a start replaces what a start released', async () => {
  const [a, b] = [await asLocal(fixture.buildRemote('a')), await asLocal(fixture.buildRemote('b'))];
  expect(await release([a], START)).toEqual({ changed: [NAME], left: [] });
  expect(await release([b], START)).toEqual({ changed: [NAME], left: [] });
  expect(await release([b], START)).toEqual({ changed: [], left: [] });
});

it('a start leaves a rollback alone, and says how to release what lies here', async () => {
  const [a, b] = [await asLocal(fixture.buildRemote('a')), await asLocal(fixture.buildRemote('b'))];
  await release([a], START);
  await release([b], START);
  await rollback(fixture.reopened(), author('bea'), { name: NAME, channel: 'production' });
  const { changed, left } = await release([b], START);
  expect(changed).toEqual([]);
  expect(left.map(describeLeft)).toEqual([expect.stringMatching(/^mf-sample: .* lies here, .* is live, pinned by bea: left alone\. To release it: npm run release -- pin mf-sample@[0-9a-f]{8}$/)]);
  expect(await live()).toMatchObject({ [NAME]: { build: a.manifest.contentId, by: 'bea' } });
});

it('a restart pins only names that have no pin, not even over its own', async () => {
  const [a, b, shell] = [await asLocal(fixture.buildRemote('a')), await asLocal(fixture.buildRemote('b')), await asLocal(fixture.buildShell('one'))];
  await release([a], RESTART);
  expect(await release([shell, b], RESTART)).toMatchObject({ changed: ['shell'], left: [{ name: NAME, here: b.manifest.contentId }] });
  await pin(fixture.reopened(), author('carol'), { name: NAME, contentId: b.manifest.contentId, channel: 'production', reason: 'release 42' });
  expect(await release([shell, a], RESTART)).toMatchObject({ changed: [], left: [{ name: NAME, live: { by: 'carol' } }] });
  expect(await live()).toMatchObject({ [NAME]: { build: b.manifest.contentId } });
});

it('a site with a slot that nobody fills is not released', async () => {
  const route = { path: 'sample', page: 'home', title: 'sample.title', messages: ['sample'], slots: ['adress-picker'], budgetKb: 10 };
  const asking = await asLocal(fixture.buildRemote('a', { routes: [route] }));
  await expect(release([asking], START)).rejects.toThrow('slot adress-picker is filled by no build; one page of mf-sample would show nothing in its place: home');
  expect(await live()).toEqual({});
});

it('what is released together is judged together: a shell and a remote of a new major need no force between them', async () => {
  const next = { needs: { core: '^2.0.0' } };
  const before = [await asLocal(fixture.buildShell('one')), await asLocal(fixture.buildRemote('a'))];
  const after = [await asLocal(fixture.buildShell('two', '2.0.0')), await asLocal(fixture.buildRemote('b', next))];
  await release(before, START);
  await release(after, START);
  expect((await fixture.reopened().readLog()).map((record) => (record.action === 'pin' ? record.overruled : null))).toEqual([[], [], [], []]);
});
