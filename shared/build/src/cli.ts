/** `node shared/build/src/cli.ts <shell|mf-…> …`: builds artifacts, one line each. Without a name: the folder it runs in. */
import path from 'node:path';
import { buildWorkspace } from './build-workspace.ts';

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : [path.basename(process.cwd())]) {
  const started = performance.now();
  try {
    const { contentId, reused } = await buildWorkspace(name);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}  ${contentId.slice(0, 12)}  ${reused ? 'unchanged' : `built in ${seconds} s`}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
