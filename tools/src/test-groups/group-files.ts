/** Writes the groups as files that Jest finds: `TEST_GROUPS` tells its preset where. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runsAlone, testGroups, type TestFile } from './test-groups.ts';

const IGNORED = /(?:^|\/)(?:node_modules|dist|\.generated|\.cache|fixtures|templates)\//;

/** The test files of a workspace. */
function testFilesOf(repository: string, workspace: string): TestFile[] {
  const found = readdirSync(path.join(repository, workspace), { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
  return found
    .filter((file) => /\.test\.tsx?$/.test(file) && !IGNORED.test(file))
    .map((file) => ({ file: `${workspace}/${file}`, source: readFileSync(path.join(repository, workspace, file), 'utf8') }));
}

/** Where a workspace's groups are, by the name of its project (`jest.config.cjs`); a folder of the workspace's name would be taken for a copy of it. */
const groupFolder = (folder: string, workspace: string): string => path.join(folder, `${path.basename(workspace)}-tests`);

/** Writes the groups of the workspaces into `folder`, with a list of those files that run alone. */
export function writeTestGroups(repository: string, folder: string, workspaces: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true });
  const inGroup = JSON.stringify(path.join(repository, 'shared/build/jest/group.cjs'));
  for (const workspace of workspaces) {
    const files = testFilesOf(repository, workspace);
    const target = groupFolder(folder, workspace);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'alone.json'), JSON.stringify(files.filter(runsAlone).map(({ file }) => path.join(repository, file))));
    for (const [index, group] of testGroups(files).entries()) {
      const ending = path.extname(group[0]?.file ?? '.ts');
      const lines = group.map(({ file }) => `inGroup(${JSON.stringify(file)}, () => require(${JSON.stringify(path.join(repository, file))}));`);
      writeFileSync(path.join(target, `group-${index + 1}.test${ending}`), [`const inGroup = require(${inGroup});`, ...lines, ''].join('\n'));
    }
  }
}
