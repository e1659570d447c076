/** The parts of `npm test`, each giving the counts of what it checked. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWorkspace, SHARED_MESSAGES } from '@amberlane/build';
import { ensureBrowser } from './browser.ts';
import { checkGlossary } from './gates/glossary.ts';
import { checkBundles, checkMessages } from './gates/messages.ts';
import { buildableNames, CACHE, REPOSITORY } from './repository.ts';
import { runTool, type CommandResult } from './run-command.ts';
import { FAILED, fromJest, fromPlaywright, PASSED, total, withExitCode, type Tally } from './tally.ts';
import { twoAtATime } from './two-at-a-time.ts';

/** One line for a check, with all that it said when it failed. */
function tell(name: string, started: number, failure: string | null): Tally {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${failure === null ? '  passed' : '  FAILED'}  ${name}  ${seconds} s`);
  if (failure !== null) console.log(failure.trimEnd());
  return failure === null ? PASSED : FAILED;
}

async function check(name: string, run: () => Promise<CommandResult>): Promise<Tally> {
  const started = performance.now();
  const { code, output } = await run();
  return tell(name, started, code === 0 ? null : output);
}

const LINTERS: readonly { name: string; program: string; args: readonly string[] }[] = [
  { name: 'eslint', program: 'eslint/bin/eslint.js', args: ['.', '--max-warnings=0'] },
  { name: 'stylelint', program: 'stylelint/bin/stylelint.mjs', args: ['**/*.css', '--max-warnings=0'] },
  { name: 'import rules', program: 'dependency-cruiser/bin/dependency-cruiser.mjs', args: ['.', '--config', '.dependency-cruiser.cjs'] },
  { name: 'unused code and dependencies', program: 'knip/bin/knip.js', args: ['--no-progress', '--no-config-hints'] },
];

export const lint = async (): Promise<Tally> =>
  total(await twoAtATime(LINTERS, ({ name, program, args }) => check(name, () => runTool(program, args))));

export const types = (): Promise<Tally> => check('types', () => runTool('typescript/bin/tsc', ['-p', 'tsconfig.json', '--noEmit']));

/** One check for each part of the site that has messages, and one for what they share. */
export async function messages(): Promise<Tally> {
  const tallies: Tally[] = [];
  const judge = async (name: string, faults: () => string[] | Promise<string[]>): Promise<void> => {
    const started = performance.now();
    const found = await faults();
    tallies.push(tell(name, started, found.length === 0 ? null : found.join('\n')));
  };
  for (const name of [...buildableNames(), path.relative(REPOSITORY, SHARED_MESSAGES)]) await judge(`messages of ${name}`, () => checkMessages(path.join(REPOSITORY, name)));
  await judge('message bundles', checkBundles);
  await judge('words of the glossary', checkGlossary);
  return total(tallies);
}

/** A fresh place for the report of a test runner. */
function reportFile(name: string): string {
  const file = path.join(CACHE, 'test', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Counts from a runner's report; a runner that wrote none has failed. */
const readReport = (file: string, code: number, count: (report: never) => Tally): Tally =>
  existsSync(file) ? withExitCode(count(JSON.parse(readFileSync(file, 'utf8')) as never), code) : FAILED;

/** Lets Jest load the packages that come as ES modules only, or import parts of themselves at run time (PGlite); and collect young garbage less often. */
const FOR_JEST = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64' };

/** Unit and contract tests; `args` go to Jest. */
export async function unit(args: readonly string[] = []): Promise<Tally> {
  const report = reportFile('jest.json');
  const { code } = await runTool('jest/bin/jest.js', ['--maxWorkers=2', '--json', `--outputFile=${report}`, ...args], { visible: true, env: FOR_JEST });
  return readReport(report, code, fromJest);
}

/** The planted case of every gate. */
export const gates = (): Promise<Tally> => unit(['--selectProjects', 'tools', '--testPathPatterns', 'src/gates/']);

export const build = async (): Promise<Tally> =>
  total(
    await twoAtATime(buildableNames(), async (name) => {
      const started = performance.now();
      const failure = await buildWorkspace(name).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      return tell(`build of ${name}`, started, failure);
    }),
  );

const E2E_CONFIG = 'e2e/playwright.config.ts';

/** Tests in a real browser; `args` go to Playwright. */
export async function e2e(args: readonly string[] = []): Promise<Tally> {
  if (!existsSync(path.join(REPOSITORY, E2E_CONFIG))) return tell('e2e', performance.now(), `${E2E_CONFIG} is missing.`);
  const report = reportFile('e2e.json');
  const browser = await ensureBrowser();
  const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', E2E_CONFIG, '--reporter=list,json', ...args], {
    visible: true,
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return readReport(report, code, fromPlaywright);
}
