/** A remote's `remote.config.ts`: read, and judged against the folders and messages that it speaks of before webpack runs. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { declaredMessageFaults } from '@amberlane/contract/federation/declared-messages';
import { remoteConfig, type RemoteConfig } from '@amberlane/contract/federation/remote-config';
import { z } from 'zod';
import { bundleFolder, bundlesIn, readMessages, sharedBundles } from './messages.ts';

/** Throws with the name of the remote and of every wrong field. */
export async function readRemoteConfig(dir: string): Promise<RemoteConfig> {
  try {
    const module = (await import(pathToFileURL(path.join(dir, 'remote.config.ts')).href)) as { default: unknown };
    return remoteConfig.parse(module.default);
  } catch (error) {
    if (error instanceof z.ZodError) throw new Error(error.issues.map((issue) => `${path.basename(dir)}/remote.config.ts, ${fieldOf(issue.path)}: ${issue.message}`).join('\n'), { cause: error });
    throw error;
  }
}

/** `['routes', 0, 'path']` → `routes[0].path`. */
const fieldOf = (place: readonly PropertyKey[]): string =>
  place.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`)).join('') || 'the declaration';

/** Sentences about pages, slots, message bundles and titles that the declaration names and that are not there. */
export function declarationFaults(dir: string, config: RemoteConfig): string[] {
  const modules = [
    ...config.routes.map(({ path: address, page }) => ({ who: `route "${address}"`, file: `src/pages/${page}/page.tsx` })),
    ...config.slots.map(({ slot, module }) => ({ who: `slot "${slot}"`, file: `src/slots/${module}/slot.tsx` })),
  ];
  const missing = modules.filter(({ file }) => !existsSync(path.join(dir, file))).map(({ who, file }) => `${who} is declared, but ${file} does not exist`);
  return [...missing, ...messageFaults(dir, config)].map((fault) => `${path.basename(dir)}/remote.config.ts: ${fault}`);
}

/** The part's own bundles, and the shared ones, which a build carries when it is asked to. */
function messageFaults(dir: string, config: RemoteConfig): string[] {
  const bundles = [...new Set([...bundlesIn(dir), ...sharedBundles()])].sort();
  const idsOf = (bundle: string): ReadonlySet<string> | null => {
    const folder = bundleFolder(dir, bundle);
    return folder === null ? null : new Set(Object.keys(readMessages(folder, 'en')).filter((id) => id.startsWith(`${bundle}.`)));
  };
  return declaredMessageFaults(config, bundles, idsOf);
}
