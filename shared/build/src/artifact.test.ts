import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sealFiles } from './artifact.ts';

let out: string;
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  writeFileSync(path.join(out, name), text);
};
const twinOf = (name: string): string => brotliDecompressSync(readFileSync(path.join(out, `${name}.br`))).toString();

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'amberlane-artifact-'));
  write('client/page.js', 'page();'.repeat(20));
  write('messages/page.en.json', '{"page.title":"Rates"}');
  write('server/page.cjs', 'module.exports = {};');
});
afterEach(() => rmSync(out, { recursive: true }));

describe('files of a build', () => {
  it('have twins where browsers load them, which are no files of their own', async () => {
    const files = await sealFiles(out);
    expect(Object.keys(files)).toEqual(['client/page.js', 'messages/page.en.json', 'server/page.cjs']);
    expect(files['server/page.cjs']).not.toHaveProperty('brotli');
    expect(twinOf('client/page.js')).toBe('page();'.repeat(20));
    expect(await sealFiles(out)).toEqual(files);
  });

  it('that were sealed before are compressed anew only where they have changed', async () => {
    const before = await sealFiles(out);
    write('messages/page.en.json', '{"page.title":"Prices"}');
    rmSync(path.join(out, 'client/page.js.br'));
    const after = await sealFiles(out, before);
    expect(twinOf('messages/page.en.json')).toBe('{"page.title":"Prices"}');
    expect(after['messages/page.en.json']?.integrity).not.toBe(before['messages/page.en.json']?.integrity);
    // Its twin was not written once more.
    expect(() => twinOf('client/page.js')).toThrow('ENOENT');
    expect(after['client/page.js']).toEqual(before['client/page.js']);
    expect(after).toEqual(await sealFiles(out));
  });
});
