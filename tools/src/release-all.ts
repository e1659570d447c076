/**
 * Publishes the builds that lie here, as an image brings them, and pins those of which the channel has none yet; nothing
 * is built. What is live stays: a restart overrules nobody. Makes the key pair of the release log where RELEASE_KEY and
 * RELEASE_PUBLIC_KEY name files that do not exist yet.
 */
import { ensureKeys, keyFiles, openStore, readPublicKey } from '@amberlane/release';
import { describeLeft, localBuild, releaseSite } from './local-builds.ts';
import { mainCommand } from './main-command.ts';
import { namesForReaders } from './reader-parts.ts';
import { readSettings } from './settings.ts';

await mainCommand(async () => {
  const settings = readSettings();
  const { publicKeyFile } = ensureKeys(keyFiles(settings.dataDir));
  const store = openStore({ url: settings.storeUrl, publicKey: readPublicKey(publicKeyFile) });
  const by = process.env['RELEASE_BY'] || 'release-all';
  const { changed, left } = await releaseSite(store, (await namesForReaders()).map(localBuild), { ...settings, by, mayReplace: () => false });
  if (changed.length > 0) console.log(`Now live on ${settings.channel}: ${changed.join(', ')}`);
  for (const build of left) console.log(describeLeft(build));
  if (changed.length + left.length === 0) console.log(`All live on ${settings.channel} already.`);
});
