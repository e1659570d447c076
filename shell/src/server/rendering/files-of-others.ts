/** Which files of a remote's build a page does not need to know. Pure. */
import { isFileOfExpose, messageFile } from '@amberlane/contract/federation/artifact-files';
import type { RemoteManifest } from '@amberlane/contract/federation/remote-manifest';
import type { Locale } from '@amberlane/contract/site';

/** A page or a slot that is shown, with its message bundles. */
export interface ShownPart {
  readonly expose: string;
  readonly messages: readonly string[];
}

/**
 * What only other pages and slots of a build need: most of its files, whose hashes no compression makes smaller. The
 * browser learns them from the build's list of files (`build-files.ts`) when the reader goes on.
 */
export function filesOfOthers({ entry, files, exposes }: Pick<RemoteManifest, 'entry' | 'files' | 'exposes'>, parts: readonly ShownPart[], locale: Locale): ReadonlySet<string> {
  const shown = parts.flatMap(({ expose }) => exposes[expose] ?? []);
  const messages = parts.flatMap((part) => part.messages.map((bundle) => messageFile(bundle, locale)));
  const ofShown = new Set([entry, ...messages, ...shown.flatMap(({ js, css, lazy = [] }) => [...js, ...css, ...lazy])]);
  // A build that does not tell what its parts load later may load any file that is no part's own.
  const tellsAll = shown.every(({ lazy }) => lazy !== undefined);
  return new Set(Object.keys(files).filter((path) => !ofShown.has(path) && (tellsAll || isFileOfExpose(path) || path.startsWith('messages/'))));
}
