/** Building: from a workspace to an artifact of the release store. */
export { buildWorkspace, type BuildOptions, type BuildResult } from './build-workspace.ts';
export { contentBundles, contentPath, readContent } from './content/content-folder.ts';
export { readContentFile, type ContentFile } from './content/content-file.ts';
export { writeContentFile } from './content/content-writer.ts';
export { labelReader, labelSources } from './labels.ts';
export { bundlesIn, messageSources, readMessages, sharedBundles } from './messages.ts';
export { readRemoteConfig } from './remote-declaration.ts';
export { REPOSITORY } from './workspace.ts';
