/** Builds every part of the site that changed, for an image: nothing is published. */
import { buildChanged } from './local-builds.ts';
import { mainCommand } from './main-command.ts';
import { namesForReaders } from './reader-parts.ts';

await mainCommand(async () => {
  await buildChanged(await namesForReaders());
});
