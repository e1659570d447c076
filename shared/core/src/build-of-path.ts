/** Which build a bundle belongs to, from where its files are. Pure. */

export interface BuildOfPath {
  /** `mf-tracking`; null where no artifact was made. */
  readonly artifact: string | null;
  /** Content id of the artifact. */
  readonly id: string;
}

const IN_ARTIFACT = /\/remotes\/([a-z][a-z0-9-]*)\/([0-9a-f]{64})\/client\/$/;

export function buildOfPath(publicPath: string): BuildOfPath {
  const [, artifact, id] = IN_ARTIFACT.exec(publicPath) ?? [];
  return artifact && id ? { artifact, id } : { artifact: null, id: 'sources' };
}
