/** `npm test [-- what]`: all checks, one part of them, or those of some workspaces. The last line is `N passed, N failed`. */
import path from 'node:path';
import { NO_SITES } from '@amberlane/testing/sites';
import { browserTestsForChange, ownBrowserTests, type BrowserRun } from './browser-tests.ts';
import { changedSince } from './changed-workspaces.ts';
import { build, e2e, gates, lint, messages, types, unit, unitOf } from './checks.ts';
import { mainCommand } from './main-command.ts';
import { buildableNames, manifests, REPOSITORY } from './repository.ts';
import { runReport, type PartTime } from './run-report.ts';
import { runningSite } from './running-site.ts';
import { failedCheck, lastLine, total, type Tally } from './tally.ts';
import { readTestPlan, type Part, type TestPlan } from './test-plan.ts';

interface Step {
  readonly part: string;
  readonly run: () => Promise<Tally>;
}
/** Steps that run at once. */
type Stage = readonly Step[];

const step = (part: Part, run: () => Promise<Tally>): Step => ({ part, run });

/** One after the other; what stands together runs at once: one linter takes as long as all else beside it. Messages are read in this process: the others have started theirs by then. */
const EVERYTHING: readonly Stage[] = [
  [step('lint', () => lint()), step('types', () => types()), step('build', () => build()), step('messages', () => messages())],
  [step('unit', () => unitOf())],
  [step('e2e', () => e2e())],
];

const PART: Readonly<Record<Part, (args: readonly string[]) => Promise<Tally>>> = {
  lint: () => lint(),
  types: () => types(),
  messages: () => messages(),
  unit: (args) => (args.length === 0 ? unitOf() : unit(args)),
  gates,
  build: () => build(),
  e2e: (args) => e2e(args),
};

/** The same checks for some workspaces. */
function stagesOf(folders: readonly string[], browserRuns: readonly BrowserRun[]): readonly Stage[] {
  if (folders.length === 0) return [];
  const buildable = buildableNames().filter((name) => folders.includes(name));
  return [
    [step('lint', () => lint(folders)), step('types', () => types(folders)), ...(buildable.length > 0 ? [step('build', () => build(buildable))] : []), step('messages', () => messages(folders))],
    [step('unit', () => unitOf(folders))],
    ...browserRuns.map((args) => [step('e2e', () => e2e(args))]),
  ];
}

async function stagesForChange(named: string | null): Promise<readonly Stage[]> {
  const { since, reach } = await changedSince(named);
  if (reach.kind === 'everything') {
    console.log(`Changed since ${since}: ${reach.because}, which reaches everything.`);
    return EVERYTHING;
  }
  console.log(`Changed since ${since}: ${reach.folders.length > 0 ? reach.folders.join(', ') : 'nothing'}.`);
  return stagesOf(reach.folders, browserTestsForChange(reach.folders));
}

async function stagesAgainst({ remote, address, as, args }: Extract<TestPlan, { kind: 'against' }>): Promise<readonly Stage[]> {
  const { kind, origin, turkish } = await runningSite(address, remote, as);
  console.log(`${origin} is ${kind === 'site' ? 'a whole site' : `${remote} alone`}.`);
  const sites = kind === 'site' ? { ...NO_SITES, site: origin, turkish } : { ...NO_SITES, isolated: { [remote]: origin } };
  return [[step('e2e', () => e2e([`/${remote}/e2e/`, ...args, `--project=${kind === 'site' ? 'site' : 'isolation'}`], sites))]];
}

async function stagesFor(plan: TestPlan): Promise<readonly Stage[]> {
  switch (plan.kind) {
    case 'everything':
      return EVERYTHING;
    case 'part':
      return [[step(plan.part, () => PART[plan.part](plan.args))]];
    case 'workspaces':
      return stagesOf(plan.folders, ownBrowserTests(plan.folders));
    case 'changed':
      return stagesForChange(plan.since);
    case 'against':
      return stagesAgainst(plan);
    case 'refused':
      throw new Error(plan.sentence);
  }
}

const times: PartTime[] = [];

async function runStep({ part, run }: Step): Promise<Tally> {
  const started = performance.now();
  console.log(`\n${part}`);
  try {
    return await run();
  } catch (error) {
    console.log(`  FAILED  ${part}: ${error instanceof Error ? error.message : String(error)}`);
    return failedCheck(part);
  } finally {
    times.push({ part, seconds: (performance.now() - started) / 1000 });
  }
}

async function runAll(): Promise<Tally> {
  const folders = [...manifests().keys()].filter((folder) => folder !== '');
  const tallies: Tally[] = [];
  for (const stage of await stagesFor(readTestPlan(process.argv.slice(2), folders))) tallies.push(...(await Promise.all(stage.map(runStep))));
  return total(tallies);
}

const USAGE = `Usage: npm test [-- part [arguments] | -- mf-x … | -- --changed [commit] | -- e2e mf-x --against <address>]
Runs all checks, one part of them (${Object.keys(PART).join(', ')}), those of the named workspaces, those that a change reaches, or
the browser tests of a remote against a site that runs. Arguments go to Jest (unit) or Playwright (e2e). The last line is
"N passed, N failed".`;

// Some hundred processes of these checks load the same modules: what V8 has compiled of them once serves all.
process.env['NODE_COMPILE_CACHE'] ??= path.join(REPOSITORY, '.cache/node');

await mainCommand(async () => {
  const started = performance.now();
  const sum = await runAll().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : String(error));
    return failedCheck('npm test');
  });
  for (const line of runReport(times, (performance.now() - started) / 1000, sum)) console.log(line);
  console.log(`\n${lastLine(sum)}`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}, USAGE);
