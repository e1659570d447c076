import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LOCALES } from '@amberlane/contract/site';
import { remoteConfig, type RemoteConfig } from '@amberlane/contract/federation/remote-config';
import { emitMessages } from './messages.ts';
import { declarationFaults, readRemoteConfig } from './remote-declaration.ts';

let dir: string;
beforeEach(() => {
  dir = path.join(mkdtempSync(path.join(tmpdir(), 'declaration-')), 'mf-shipping');
  for (const locale of LOCALES) write(`src/messages/${locale}.json`, JSON.stringify({ 'booking.title': 'Book' }));
  write('src/pages/book/page.tsx', '');
});
afterEach(() => rmSync(path.dirname(dir), { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

const route = { path: 'book', page: 'book', title: 'booking.title', messages: ['booking', 'form'], budgetKb: 1 };
const config = (more: object = {}): RemoteConfig => remoteConfig.parse({ name: 'mf-shipping', core: '^1.0.0', routes: [{ ...route, ...more }] });

it('has nothing against pages, titles and bundles that are there, shared ones included', () => {
  expect(declarationFaults(dir, config())).toEqual([]);
});

it('names the remote, the route and the page folder that is missing', () => {
  expect(declarationFaults(dir, config({ page: 'booking' }))).toEqual(['mf-shipping/remote.config.ts: route "book" is declared, but src/pages/booking/page.tsx does not exist']);
});

it('names a bundle and a title that do not exist', () => {
  expect(declarationFaults(dir, config({ messages: ['booking', 'bookings'] }))).toEqual([expect.stringContaining('route "book" asks for the message bundle "bookings", which does not exist')]);
  expect(declarationFaults(dir, config({ title: 'booking.titel' }))).toEqual(['mf-shipping/remote.config.ts: route "book" has the title "booking.titel", which is no message']);
});

it('says in a sentence which field of the declaration is wrong', async () => {
  write('remote.config.ts', `export default ${JSON.stringify({ name: 'mf-shipping', core: '^1.0.0', routes: [{ ...route, path: '/Book' }] })};`);
  await expect(readRemoteConfig(dir)).rejects.toThrow(/^mf-shipping\/remote\.config\.ts, routes\[0\]\.path: "\/Book" is no path\. Write small letters/);
});

it('names file, message and text of a broken translation', () => {
  write('src/messages/fr.json', JSON.stringify({ 'booking.title': 'Réserver {count' }));
  expect(() => emitMessages(dir, path.join(dir, 'out'))).toThrow(/src\/messages\/fr\.json: booking\.title is no valid ICU message \(.+\): "Réserver \{count"$/);
});
