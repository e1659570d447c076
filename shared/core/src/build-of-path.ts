/** Which build a bundle belongs to, from where its files are: the content id of its artifact. Pure. */
const IN_ARTIFACT = /\/remotes\/[a-z][a-z0-9-]*\/([0-9a-f]{64})\/client\/$/;

/** Sources that no build has sealed, in tests and on development servers, count as one build. */
const SOURCES = 'sources';

export const buildOfPath = (publicPath: string): string => IN_ARTIFACT.exec(publicPath)?.[1] ?? SOURCES;
