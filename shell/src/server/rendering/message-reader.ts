/** Messages of the artifacts of a pin set, each bundle read once. */
import type { CompiledMessages } from '@amberlane/core';
import { messageFile } from '@amberlane/contract/federation/artifact-files';
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import type { Locale } from '@amberlane/contract/site';
import type { ArtifactText } from './server-modules.ts';

/** Bundles of an artifact in one language, as one object; a bundle that is not there adds nothing. */
export type ReadMessages = (name: string, bundles: readonly string[], locale: Locale) => CompiledMessages;

export function messageReader(artifacts: ReadonlyMap<string, ArtifactManifest>, artifactText: ArtifactText): ReadMessages {
  const read = new Map<string, CompiledMessages>();
  return (name: string, bundles: readonly string[], locale: Locale): CompiledMessages => {
    const parts = bundles.map((bundle) => {
      const key = `${name} ${bundle} ${locale}`;
      const artifact = artifacts.get(name);
      const text = artifact && artifactText(name, artifact.contentId, messageFile(bundle, locale));
      const known = read.get(key) ?? (text ? (JSON.parse(text) as CompiledMessages) : {});
      read.set(key, known);
      return known;
    });
    return Object.assign({}, ...parts) as CompiledMessages;
  };
}
