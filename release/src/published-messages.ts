/** Are the messages that a build's routes and slots name in the build? Asked when it is published and when it is pinned. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@amberlane/contract/site';
import { messageFile } from '@amberlane/contract/federation/artifact-files';
import { declaredMessageFaults } from '@amberlane/contract/federation/declared-messages';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { z } from 'zod';

const messages = z.record(z.string(), z.unknown());

/** Sentences; none when every bundle is there and every title is a message in all languages. The files are verified already. */
export async function publishedMessageFaults(folder: string, manifest: ArtifactManifest): Promise<string[]> {
  if (manifest.kind === 'shell') return [];
  const ids = new Map<string, ReadonlySet<string>>();
  for (const bundle of manifest.messages) {
    const texts = await Promise.all(LOCALES.map((locale) => readFile(path.join(folder, messageFile(bundle, locale)), 'utf8')));
    ids.set(bundle, inAll(texts.map(idsOf)));
  }
  return declaredMessageFaults(manifest, manifest.messages, (bundle) => ids.get(bundle) ?? null);
}

const idsOf = (text: string): ReadonlySet<string> => new Set(Object.keys(messages.safeParse(parseJson(text)).data ?? {}));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const inAll = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => sets.reduce((common, set) => new Set([...common].filter((id) => set.has(id))));
