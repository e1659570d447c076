/** Reads the modules that declare calls, and the call index as it stands on disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '../repository.ts';
import type { CallModules } from './call-index-files.ts';

export const CONTRACT = path.join(REPOSITORY, 'shared/contract/src');
const ALL_CALLS = 'calls/all-calls.ts';

const sourcesIn = (folder: string): string[] =>
  existsSync(path.join(CONTRACT, folder)) ? readdirSync(path.join(CONTRACT, folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')) : [];

/** The modules of `calls/`, the generated list of them aside. */
export async function readCallModules(): Promise<CallModules> {
  const files = sourcesIn('calls').filter((file) => `calls/${file}` !== ALL_CALLS);
  const modules = await Promise.all(
    files.map(async (file) => [file.replace(/\.ts$/, ''), (await import(pathToFileURL(path.join(CONTRACT, 'calls', file)).href)) as Readonly<Record<string, unknown>>] as const),
  );
  return new Map(modules);
}

/** Generated files as they are. */
export function readCallIndex(): Map<string, string> {
  const files = [...sourcesIn('call-index').map((file) => `call-index/${file}`), ...(existsSync(path.join(CONTRACT, ALL_CALLS)) ? [ALL_CALLS] : [])];
  return new Map(files.map((file) => [file, readFileSync(path.join(CONTRACT, file), 'utf8')]));
}
