/** Finds what the remotes of the repository give to the mock API: by convention, from no list. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '@amberlane/build/workspace';
import type { MockApiPart } from './mock-api-part.ts';

const FILE = 'testing/mock-api.ts';

/** Part of a remote; null for a remote that gives none. */
export async function mockApiOf(remote: string): Promise<MockApiPart | null> {
  const file = path.join(REPOSITORY, remote, FILE);
  if (!existsSync(file)) return null;
  return ((await import(pathToFileURL(file).href)) as { readonly default: MockApiPart }).default;
}

/** Parts of all remotes: a remote that stands alone may ask for calls whose answers are another squad's. */
export async function mockApisOfRemotes(): Promise<readonly MockApiPart[]> {
  const names = readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-'));
  const parts = await Promise.all(names.map(mockApiOf));
  return parts.filter((part) => part !== null);
}
