import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { changedInput, inputsFile, writeInputs } from './build-inputs.ts';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');
/** Later than any file of the repository was written. */
const STARTED = Date.parse('2100-01-01T00:00:00Z');
let dir: string;
let artifact: string;

/** Written before the build, unless a time is given. */
function write(file: string, text: string, at = LONG_AGO): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
  utimesSync(path.join(dir, file), at, at);
}

const inDir = (file: string): string => path.join(dir, file);
const built = (): void => writeInputs(artifact, dir, { files: [inDir('src/page.tsx'), inDir('dist/generated.js')], folders: [inDir('src/stories')], missing: [inDir('src/page.module.css'), inDir('src/stories')] }, STARTED);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'build-inputs-'));
  artifact = inDir('dist/artifact');
  for (const file of ['src/page.tsx', 'src/page.test.tsx', 'src/messages/en.json', 'src/stories/a.stories.tsx', 'content/a/fr.md', 'remote.config.ts', 'package.json', 'dist/generated.js']) write(file, 'before');
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('a build is done again', () => {
  it('when nothing is known of it', () => {
    expect(changedInput(artifact)).toBe('nothing is known of its build');
    write('dist/artifact.inputs.json', '{"schema":0}');
    expect(changedInput(artifact)).toBe('another version of the build made it');
    expect(inputsFile(artifact)).toBe(inDir('dist/artifact.inputs.json'));
  });

  it.each(['src/page.tsx', 'src/messages/en.json', 'content/a/fr.md', 'remote.config.ts', 'package.json'])('when %s is another one, and not when it is back', (file) => {
    built();
    expect(changedInput(artifact)).toBeNull();
    write(file, 'after');
    expect(changedInput(artifact)).toMatch(new RegExp(`${file}$`));
    write(file, 'before');
    expect(changedInput(artifact)).toBeNull();
  });

  it('when a file that it read is gone', () => {
    built();
    rmSync(inDir('src/page.tsx'));
    expect(changedInput(artifact)).toMatch(/src\/page\.tsx$/);
  });

  it('when a file is there that would be found first', () => {
    built();
    write('src/page.module.css', '');
    expect(changedInput(artifact)).toMatch(/src\/page\.module\.css$/);
  });

  it('when a folder that it listed has another file', () => {
    built();
    write('src/stories/b.stories.tsx', '');
    expect(changedInput(artifact)).toMatch(/src\/stories$/);
  });

  it('when a file changed while it ran', () => {
    write('src/page.tsx', 'edited in between', new Date(STARTED + 1));
    built();
    expect(changedInput(artifact)).toMatch(/src\/page\.tsx$/);
  });
});

it('is not done again for a test, a file that nothing reads, or one that a build makes', () => {
  built();
  write('src/page.test.tsx', 'after');
  write('src/unread.ts', 'new');
  write('README.md', 'new');
  write('dist/generated.js', 'after');
  expect(changedInput(artifact)).toBeNull();
});
