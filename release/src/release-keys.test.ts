import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ensureDemoKeys, readPrivateKey, readPublicKey } from './index.ts';
import { signRecord, readRecord, recordText } from './log-record.ts';
import { NAME, storeFixture, type StoreFixture } from './testing/store-fixture.ts';

let fixture: StoreFixture;
beforeEach(() => {
  fixture = storeFixture();
});
afterEach(() => fixture.remove());

it('makes a pair once, the private half readable by its owner only, and both outside of the store', () => {
  const files = ensureDemoKeys(fixture.root, {});
  const first = readFileSync(files.privateKeyFile, 'utf8');
  expect(statSync(files.privateKeyFile).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(files.privateKeyFile)).mode & 0o777).toBe(0o700);
  expect(path.relative(fixture.url, files.privateKeyFile)).toMatch(/^\.\./);
  expect(readFileSync(ensureDemoKeys(fixture.root, {}).privateKeyFile, 'utf8')).toBe(first);
});

it('makes halves that fit', () => {
  const files = ensureDemoKeys(fixture.root, {});
  const change = { action: 'rollback', channel: 'production', name: NAME, contentId: 'a'.repeat(64), from: 'b'.repeat(64), by: 'ada', reason: null } as const;
  const record = signRecord(change, { seq: 1, prev: null, at: new Date(0).toISOString() }, readPrivateKey(files.privateKeyFile));
  expect(readRecord(recordText(record), 1, readPublicKey(files.publicKeyFile))).toEqual(record);
});

it('makes nothing where keys are configured', () => {
  const files = ensureDemoKeys(path.join(fixture.root, 'data'), { RELEASE_PUBLIC_KEY: '/elsewhere/release.pub' });
  expect(files.publicKeyFile).toBe('/elsewhere/release.pub');
  expect(() => statSync(path.join(fixture.root, 'data'))).toThrow();
});
