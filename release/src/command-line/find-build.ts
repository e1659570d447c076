/** Builds as people name them on the command line. */
import type { ReleaseStore } from '../release-store.ts';
import type { ArtifactName } from '../store-folder.ts';
import { Refusal, UsageError } from './command.ts';

/** `<name>@<content id, or its first eight digits or more>`. */
export async function findBuild(store: ReleaseStore, subject: string): Promise<ArtifactName> {
  const [, name = '', prefix = ''] = /^([a-z0-9-]+)@([0-9a-f]{8,64})$/.exec(subject) ?? [];
  if (name === '') throw new UsageError(`"${subject}" names no build: write <name>@<content id, eight digits or more>. "builds" lists them.`);
  const found = (await store.listArtifacts()).filter((artifact) => artifact.name === name && artifact.contentId.startsWith(prefix));
  const [build, another] = found;
  if (!build) throw new Refusal(`No build ${subject} was published; "npm run release -- builds ${name}" lists those that were.`);
  if (another) throw new Refusal(`${subject} could be any of ${found.map(({ contentId }) => contentId).join(', ')}: write more digits.`);
  return build;
}
