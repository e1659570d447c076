import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDataKey } from './data-key.ts';
import { isKey, newKey, secretBox } from './secret-box.ts';

describe('secret box', () => {
  const key = newKey();
  const box = secretBox(() => [key]);

  it('gives back what was sealed, and never the same seal twice', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'account-1');
    expect(sealed).not.toContain('JBSWY3');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'account-1')).not.toBe(sealed);
    expect(box.open(sealed, 'account-1')).toBe('JBSWY3DPEHPK3PXP');
  });

  it.each([
    ['for another owner', (sealed: string) => box.open(sealed, 'account-2')],
    ['with another key', (sealed: string) => secretBox(() => [newKey()]).open(sealed, 'account-1')],
    ['when a bit was changed', (sealed: string) => box.open(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`, 'account-1')],
    ['when it is cut', (sealed: string) => box.open(sealed.slice(0, 20), 'account-1')],
    ['when it is none', () => box.open('', 'account-1')],
  ])('stays closed %s', (_name, open) => {
    expect(open(box.seal('JBSWY3DPEHPK3PXP', 'account-1'))).toBeNull();
  });

  it('opens with a newer key beside the old one, and seals with the newer', () => {
    const newest = newKey();
    const both = secretBox(() => [newest, key]);
    expect(both.open(box.seal('JBSWY3DPEHPK3PXP', 'account-1'), 'account-1')).toBe('JBSWY3DPEHPK3PXP');
    const sealed = both.seal('JBSWY3DPEHPK3PXP', 'account-1');
    expect(sealed.startsWith(both.newestMark())).toBe(true);
    expect([secretBox(() => [newest]).open(sealed, 'account-1'), box.open(sealed, 'account-1')]).toEqual(['JBSWY3DPEHPK3PXP', null]);
  });

  it('opens what was sealed before keys had names', () => {
    const nameless = box.seal('JBSWY3DPEHPK3PXP', 'account-1').slice(box.newestMark().length);
    expect(secretBox(() => [newKey(), key]).open(nameless, 'account-1')).toBe('JBSWY3DPEHPK3PXP');
    expect(secretBox(() => [newKey()]).open(nameless, 'account-1')).toBeNull();
  });
});

describe('key of the data', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'data-key-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('is that of the settings, and then no file is made', () => {
    const dataKey = newKey();
    expect(readDataKey({ dataKey, dataDir: path.join(dataDir, 'nowhere') })).toBe(dataKey);
    expect(() => statSync(path.join(dataDir, 'nowhere'))).toThrow();
  });

  it('is made once, for its owner only', () => {
    const first = readDataKey({ dataKey: null, dataDir });
    expect(isKey(first)).toBe(true);
    expect(readDataKey({ dataKey: null, dataDir })).toBe(first);
    expect(statSync(path.join(dataDir, 'data.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(dataDir, 'data.key'), 'utf8')).toBe(`${first}\n`);
  });

  it('is not replaced when the file is broken: what was sealed would be lost', () => {
    writeFileSync(path.join(dataDir, 'data.key'), 'half a k');
    expect(() => readDataKey({ dataKey: null, dataDir })).toThrow(/data\.key holds no key/);
  });
});
