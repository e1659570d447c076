/** Turns what webpack left in a folder into an artifact: compressed twins, hashes, manifest. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { MANIFEST_FILE } from '@amberlane/contract/federation/artifact-files';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { fileIntegrity } from './artifact-hash.ts';

type Files = ArtifactManifest['files'];

const brotli = promisify(brotliCompress);
/** Ends the name of a file's compressed twin. */
const TWIN = '.br';
const COMPRESSED = /^(?:client|messages)\/.*\.(?:js|css|json|svg)$/;

/**
 * Hashes every file of the folder and writes `.br` twins of what browsers load. Paths sorted, forward slashes. `sealed` is
 * what an earlier call gave for this folder, or the one it was copied from with its twins: files as they were then keep theirs.
 */
export async function sealFiles(out: string, sealed: Files = {}): Promise<Files> {
  const names = readdirSync(out, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.endsWith(TWIN))
    .sort();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await sealFile(out, name, sealed[name])] as const)));
}

async function sealFile(out: string, name: string, before: Files[string] | undefined): Promise<Files[string]> {
  const bytes = readFileSync(path.join(out, name));
  const facts = { integrity: fileIntegrity(bytes), bytes: bytes.length };
  if (before?.integrity === facts.integrity) return before;
  if (!COMPRESSED.test(name)) return facts;
  const compressed = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  writeFileSync(path.join(out, `${name}${TWIN}`), compressed);
  return { ...facts, brotli: compressed.length };
}

/** Writes `remote.manifest.json`. The caller has parsed it with its schema. */
export function writeManifest(out: string, manifest: ArtifactManifest): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
}
