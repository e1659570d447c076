/** Loads the parts of one page on the server and keeps account of those that are left to the browser. */
import { DEVELOPMENT_CONTENT_ID } from '@amberlane/contract/federation/artifact-files';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import { exposeKey, type BootExpose } from '../../site/hydration-data.ts';

export interface LoadedPart<Module> {
  readonly module: Module;
  readonly source: { readonly remote: string; readonly contentId: string };
}

export interface PartLoader {
  /** null for a part that is left to the browser, or now has to be. */
  load<Module>(part: BootExpose, module: (manifest: RemoteManifest) => Module): LoadedPart<Module> | null;
  /** Leaves a part to the browser from now on. */
  leave(part: BootExpose): void;
  /** What is left to the browser by now, by `exposeKey`. */
  readonly left: () => readonly string[];
}

/** `leaveOut`: what is left to the browser from the start, by `exposeKey`. `onFault` is told of what can't be loaded. */
export function createPartLoader(manifests: ReadonlyMap<string, RemoteManifest>, leaveOut: ReadonlySet<string>, onFault: (remote: string, error: unknown) => void): PartLoader {
  const left = new Set(leaveOut);
  const leave: PartLoader['leave'] = (part) => void left.add(exposeKey(part));
  return {
    leave,
    left: () => [...left],
    load(part, module) {
      const manifest = manifests.get(part.remote);
      if (!manifest || left.has(exposeKey(part))) return null;
      if (manifest.contentId === DEVELOPMENT_CONTENT_ID) {
        leave(part);
        return null;
      }
      try {
        return { module: module(manifest), source: { remote: part.remote, contentId: manifest.contentId } };
      } catch (error) {
        leave(part);
        onFault(part.remote, error);
        return null;
      }
    },
  };
}
