/** A release manager's process that pins on the first state it saw, once it is told to: `<store> <key> <content id>`. */
import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { openStore, pin, readPrivateKey } from '../index.ts';
import { NAME } from './store-fixture.ts';

const [url = '', keyFile = '', contentId = ''] = process.argv.slice(2);
const privateKey = readPrivateKey(keyFile);
const store = openStore({ url, publicKey: createPublicKey(privateKey) });
const { head } = await store.readState();
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const outcome = await pin(store, { privateKey, by: `writer ${process.pid}` }, { name: NAME, contentId, channel: 'production', expectedHead: head });
process.stdout.write(`${outcome.kind}\n`);
