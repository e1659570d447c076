/** Which test files run together, in one environment with one set of modules. */

export interface TestFile {
  /** Inside the repository, with forward slashes. */
  readonly file: string;
  readonly source: string;
}

/** More would wait for each other: two workers share all groups. */
const MOST_IN_A_GROUP = 12;

/** Modules that a file replaces would be replaced for its neighbours too; `@runs-alone` says the same of whatever else it does. */
const RUNS_ALONE = /\bjest\.(?:mock|doMock|unstable_mockModule|resetModules|isolateModules)|^ \* @runs-alone\b|^\/\*\* @runs-alone\b/m;

export const runsAlone = ({ source }: TestFile): boolean => RUNS_ALONE.test(source);

/** A workspace's files by environment (Node, jsdom), in groups of about the same length. The same files give the same groups. */
export function testGroups(files: readonly TestFile[]): TestFile[][] {
  const together = files.filter((file) => !runsAlone(file)).sort((one, other) => (one.file < other.file ? -1 : 1));
  return ['.test.ts', '.test.tsx'].flatMap((ending) => ofEqualLength(together.filter(({ file }) => file.endsWith(ending))));
}

/** The longest file goes first, each into the shortest group. */
function ofEqualLength(files: readonly TestFile[]): TestFile[][] {
  const groups = Array.from({ length: Math.ceil(files.length / MOST_IN_A_GROUP) }, (): { length: number; files: TestFile[] } => ({ length: 0, files: [] }));
  for (const file of [...files].sort((one, other) => other.source.length - one.source.length)) {
    const group = groups.reduce((shortest, next) => (next.length < shortest.length ? next : shortest));
    group.files.push(file);
    group.length += file.source.length;
  }
  return groups.map((group) => group.files);
}
