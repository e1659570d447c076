/** `npm run bench [-- name …]`: runs the named benchmarks, or all; tables on the screen, JSON in `bench/results/`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mainCommand } from '../../tools/src/main-command.ts';
import { REPOSITORY } from '../../tools/src/repository.ts';
import { editToScreen } from './edit-to-screen.ts';
import { federationTax } from './federation-tax/federation-tax.ts';
import { firstTouch } from './first-touch/first-touch.ts';
import { importBenchmark } from './import/import.ts';
import { lookup } from './lookup/lookup.ts';
import { pageWeight } from './page-weight.ts';
import { pushBenchmark } from './push/push.ts';
import { figuresTable, missedGates, tableText, verdictOn, type Benchmark, type Report } from './report.ts';
import { ssrThroughput } from './ssr-throughput/ssr-throughput.ts';

const BENCHMARKS: readonly Benchmark[] = [federationTax, pageWeight, ssrThroughput, pushBenchmark, lookup, importBenchmark, editToScreen, firstTouch];
const RESULTS = path.join(REPOSITORY, 'bench/results');

function chosen(names: readonly string[]): readonly Benchmark[] {
  const unknown = names.find((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name));
  if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}"; there are ${BENCHMARKS.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? BENCHMARKS : BENCHMARKS.filter(({ name }) => names.includes(name));
}

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { cwd: REPOSITORY, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

function keep(name: string, report: Report): string {
  mkdirSync(RESULTS, { recursive: true });
  const file = path.join(RESULTS, `${name}.json`);
  const machine = { cores: os.availableParallelism(), model: os.cpus()[0]?.model.trim() ?? 'unknown', node: process.version, loadAverage: os.loadavg()[0] };
  const figures = report.figures.map((figure) => ({ ...figure, verdict: verdictOn(figure) }));
  writeFileSync(file, `${JSON.stringify({ name, at: new Date().toISOString(), commit: commit(), machine, figures, tables: report.tables }, null, 2)}\n`);
  return path.relative(REPOSITORY, file);
}

const USAGE = `Usage: npm run bench [-- name …]
Runs the named benchmarks, or all, and writes bench/results/<name>.json: ${BENCHMARKS.map(({ name }) => name).join(', ')}.`;

await mainCommand(async () => {
  for (const { name, about, run } of chosen(process.argv.slice(2))) {
    console.log(`\n== ${name}: ${about}\n`);
    const report = await run();
    for (const table of [...report.tables, figuresTable(report.figures)]) console.log(`\n${tableText(table)}`);
    console.log(`\n${keep(name, report)}`);
    const [load = 0] = os.loadavg();
    if (load > 2 * os.availableParallelism()) console.log(`The machine was busy (load ${load.toFixed(1)} on ${os.availableParallelism()} cores): take bytes, counts and ratios, not milliseconds.`);
    // A missed gate is a result, and a failure for whoever runs this in a pipeline.
    if (missedGates(report.figures).length > 0) process.exitCode = 1;
  }
}, USAGE);
