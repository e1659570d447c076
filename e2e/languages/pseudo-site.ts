/** A site whose Chinese and Arabic pages speak the pseudo language: the very builds of the site with other messages, sealed and released as any build. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sealFiles, writeManifest } from '@amberlane/build/artifact';
import { contentIdOf } from '@amberlane/build/artifact-hash';
import type { Locale } from '@amberlane/contract/site';
import { MANIFEST_FILE, messageFile } from '@amberlane/contract/federation/artifact-files';
import { pseudoMessage } from '../../tools/src/i18n/pseudo-message.ts';
import { localBuild, type LocalBuild } from '../../tools/src/local-builds.ts';
import { namesForReaders } from '../../tools/src/reader-parts.ts';
import { startMockApiSite, type MockApiSite } from '../setup/mock-api-site.ts';

/** Left to right and right to left; neither has a Latin letter of its own, in dates and numbers either. */
export const CARRIERS: readonly Locale[] = ['zh-CN', 'ar'];

export async function startPseudoSite(): Promise<MockApiSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'amberlane-pseudo-'));
  const builds: LocalBuild[] = [];
  for (const name of await namesForReaders()) builds.push(await pseudoBuild(localBuild(name), path.join(dataDir, 'builds', name)));
  return startMockApiSite(builds, dataDir);
}

/** The build with its English messages, changed, in the place of those of the carriers. */
async function pseudoBuild({ manifest, dir }: LocalBuild, target: string): Promise<LocalBuild> {
  cpSync(dir, target, { recursive: true, filter: (file) => !file.endsWith(MANIFEST_FILE) });
  for (const file of readdirSync(path.join(target, 'messages')).filter((name) => name.endsWith('.en.json'))) {
    const english = JSON.parse(readFileSync(path.join(target, 'messages', file), 'utf8')) as Record<string, Parameters<typeof pseudoMessage>[0]>;
    const changed = Object.fromEntries(Object.entries(english).map(([id, message]) => [id, pseudoMessage(message)]));
    for (const locale of CARRIERS) writeFileSync(path.join(target, messageFile(file.replace('.en.json', ''), locale)), JSON.stringify(changed));
  }
  const files = await sealFiles(target, manifest.files);
  const sealed = { ...manifest, contentId: contentIdOf(files), files };
  writeManifest(target, sealed);
  return { manifest: sealed, dir: target };
}
