import { describe, expect, it } from '@jest/globals';
import { runsAlone, testGroups, type TestFile } from './test-groups.ts';

const file = (name: string, length = 10): TestFile => ({ file: `mf-x/src/${name}`, source: 'x'.repeat(length) });
const many = (count: number, ending: string): TestFile[] => Array.from({ length: count }, (_none, index) => file(`${String(index).padStart(3, '0')}${ending}`, 10 + index));
const lengthOf = (group: readonly TestFile[]): number => group.reduce((sum, { source }) => sum + source.length, 0);

describe('groups of test files', () => {
  it('hold every file once, Node and jsdom apart', () => {
    const files = [...many(20, '.test.ts'), ...many(15, '.test.tsx')];
    const groups = testGroups(files);
    expect(groups.flat().map((one) => one.file).sort()).toEqual(files.map((one) => one.file).sort());
    for (const group of groups) expect(new Set(group.map((one) => one.file.endsWith('x'))).size).toBe(1);
  });

  it('are of about the same length, so that two workers end together', () => {
    const lengths = testGroups(many(40, '.test.ts')).map(lengthOf);
    expect(lengths).toHaveLength(4);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(20);
  });

  it('are the same whatever the order of the files', () => {
    const files = many(30, '.test.ts');
    expect(testGroups([...files].reverse())).toEqual(testGroups(files));
  });

  it.each([["jest.mock('./clock.ts');"], ["jest.unstable_mockModule('./clock.ts', () => ({}));"], ['await jest.isolateModulesAsync(load);'], ['/** @runs-alone It ends the process. */'], ['/**\n * What it is.\n * @runs-alone It ends the process.\n */']])(
    'leave out what would change its neighbours: %s',
    (source) => {
      const other = { file: 'mf-x/src/other.test.ts', source };
      expect(runsAlone(other)).toBe(true);
      expect(testGroups([other, file('a.test.ts')]).flat()).toEqual([file('a.test.ts')]);
    },
  );
});
