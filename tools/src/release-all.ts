/**
 * Publishes and pins the builds that lie here, as an image brings them; nothing is built. Makes the key pair of the
 * release log where RELEASE_KEY and RELEASE_PUBLIC_KEY name files that do not exist yet.
 */
import { ensureKeys, keyFiles, openStore, readPublicKey } from '@amberlane/release';
import { localBuild, releaseFolders } from './local-builds.ts';
import { mainCommand } from './main-command.ts';
import { namesForReaders } from './reader-parts.ts';
import { readSettings } from './settings.ts';

await mainCommand(async () => {
  const settings = readSettings();
  const { publicKeyFile } = ensureKeys(keyFiles(settings.dataDir));
  const store = openStore({ url: settings.storeUrl, publicKey: readPublicKey(publicKeyFile) });
  const by = process.env['RELEASE_BY'] || 'release-all';
  const changed = await releaseFolders(store, (await namesForReaders()).map(localBuild), { ...settings, by });
  console.log(changed.length > 0 ? `Now live on ${settings.channel}: ${changed.join(', ')}` : `All live on ${settings.channel} already.`);
});
