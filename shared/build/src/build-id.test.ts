import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BUILD_MARK, unstampedClass, stampBuild } from './build-id.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'build-id-'));
  mkdirSync(path.join(out, 'client'));
});
afterEach(() => rmSync(out, { recursive: true }));

const inBuild = (file: string): string => path.join(out, file);
const write = (file: string, text: string): void => writeFileSync(inBuild(file), text);
const read = (file: string): string => readFileSync(inBuild(file), 'utf8');
const stamped = (entry: string, declared: object = {}, ...classes: string[]): string => {
  write('client/entry.js', entry);
  return stampBuild(out, declared, new Set(classes));
};

describe('the id of a build', () => {
  it('takes the place of every mark', () => {
    const id = stamped(`var ${BUILD_MARK}_a = "${BUILD_MARK}"`);
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(read('client/entry.js')).toBe(`var ${id}_a = "${id}"`);
  });

  it('is the same for the same files and declaration', () => {
    const first = stamped(`a ${BUILD_MARK}`, { routes: [1] });
    expect(stamped(`a ${BUILD_MARK}`, { routes: [1] })).toBe(first);
  });

  it('changes with a file and with what is declared', () => {
    const first = stamped(`a ${BUILD_MARK}`, { routes: [1] });
    expect(stamped(`b ${BUILD_MARK}`, { routes: [1] })).not.toBe(first);
    expect(stamped(`a ${BUILD_MARK}`, { routes: [2] })).not.toBe(first);
  });

  it('is in the names of classes, the same in scripts and style sheets', () => {
    const name = unstampedClass('shared/ui/src/button/button.module.css', 'button');
    write('client/styles.css', `.${name}{color:red}`);
    stamped(`"${name}" ${BUILD_MARK} other_abcde`, {}, name);
    const [, inScript] = /"(.+)"/.exec(read('client/entry.js')) ?? [];
    expect(inScript).toMatch(/^button_[A-Za-z0-9]{5}$/);
    expect(inScript).not.toBe(name);
    expect(read('client/styles.css')).toBe(`.${inScript}{color:red}`);
    expect(read('client/entry.js')).toContain(' other_abcde');
  });

  it('gives a class of another build, or of another file, another name', () => {
    const name = (file: string, entry: string): string => {
      const unstamped = unstampedClass(file, 'a');
      stamped(`${unstamped} ${entry} ${BUILD_MARK}`, {}, unstamped);
      return read('client/entry.js').split(' ')[0] ?? '';
    };
    expect(new Set([name('a.css', '1'), name('a.css', '2'), name('b.css', '1')]).size).toBe(3);
  });

  it('is refused to a build that would not carry it', () => {
    expect(() => stamped('nothing')).toThrow('no file carries the mark of a build id');
  });
});
