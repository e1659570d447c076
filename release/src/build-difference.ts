/** What changes from one build of a part to another: what it gives to the site, and what it weighs. Pure. */
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';

export interface BuildDifference {
  /** Sorted; addresses, slots, message bundles and files. */
  readonly routes: Change;
  readonly slots: Change;
  readonly messages: Change;
  /** Routes and slots of both builds whose declaration differs. */
  readonly redeclared: readonly string[];
  /** Versions that they were built with, or provide, where these differ: name → [before, after]. */
  readonly versions: Readonly<Record<string, readonly [before: string, after: string]>>;
  /** Brotli bytes of what browsers load, by part: `client`, `messages`. */
  readonly bytes: Readonly<Record<'client' | 'messages', readonly [before: number, after: number]>>;
}

export interface Change {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export function differenceOf(before: ArtifactManifest, after: ArtifactManifest): BuildDifference {
  const [a, b] = [declarationsOf(before), declarationsOf(after)];
  const [from, to] = [versionsOf(before), versionsOf(after)];
  const moved = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort().filter((name) => from[name] !== to[name]);
  return {
    routes: changeOf(a.routes.keys(), b.routes.keys()),
    slots: changeOf(a.slots.keys(), b.slots.keys()),
    messages: changeOf(before.messages, after.messages),
    redeclared: [...redeclared('route', a.routes, b.routes), ...redeclared('slot', a.slots, b.slots)],
    versions: Object.fromEntries(moved.map((name) => [name, [from[name] ?? 'none', to[name] ?? 'none'] as const])),
    bytes: { client: [bytesUnder('client/', before), bytesUnder('client/', after)], messages: [bytesUnder('messages/', before), bytesUnder('messages/', after)] },
  };
}

interface Declarations {
  readonly routes: ReadonlyMap<string, string>;
  readonly slots: ReadonlyMap<string, string>;
}

/** Name of each route and slot, and its declaration as text. */
function declarationsOf(manifest: ArtifactManifest): Declarations {
  if (manifest.kind === 'shell') return { routes: new Map(), slots: new Map() };
  return {
    routes: new Map(manifest.routes.map((route) => [route.path || "''", JSON.stringify(route)])),
    slots: new Map(manifest.slots.map((slot) => [slot.slot, JSON.stringify(slot)])),
  };
}

const versionsOf = (manifest: ArtifactManifest): Readonly<Record<string, string>> => (manifest.kind === 'shell' ? manifest.provides : { ...manifest.builtWith, 'needs core': manifest.needs.core });

function changeOf(before: Iterable<string>, after: Iterable<string>): Change {
  const [a, b] = [new Set(before), new Set(after)];
  return { added: [...b].filter((name) => !a.has(name)).sort(), removed: [...a].filter((name) => !b.has(name)).sort() };
}

const redeclared = (what: string, before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...before].filter(([name, text]) => after.has(name) && after.get(name) !== text).map(([name]) => `${what} ${name}`);

/** As transferred; files that are never compressed count with their size. */
export const bytesUnder = (prefix: string, { files }: ArtifactManifest): number =>
  Object.entries(files).reduce((sum, [file, { bytes, brotli }]) => (file.startsWith(prefix) ? sum + (brotli ?? bytes) : sum), 0);
