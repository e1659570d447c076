/** `npm run drill [-- name …]`: breaks the production set-up on purpose, under load, and says whether what must hold did. */
import type { ArtifactManifest } from '@amberlane/contract/federation/remote-manifest';
import { DRILLS, type Drill } from './drill/drills.ts';
import { runDrills, type DrillResult } from './drill/run-drills.ts';
import { buildChanged } from './local-builds.ts';
import { mainCommand } from './main-command.ts';
import { namesForReaders } from './reader-parts.ts';

const USAGE = `Usage: npm run drill [-- name …]
Runs two shells and two APIs behind nginx, with PostgreSQL and Redis of their own, under load, and breaks them.
Exit code 1 when something that must hold did not. Needs nginx, redis-server and the programs of PostgreSQL.
${DRILLS.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join('\n')}`;

function chosen(names: readonly string[]): readonly Drill[] {
  const unknown = names.find((name) => !DRILLS.some((drill) => drill.name === name));
  if (unknown !== undefined) throw new Error(`There is no drill "${unknown}"; there are ${DRILLS.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? DRILLS : DRILLS.filter(({ name }) => names.includes(name));
}

const COLUMNS = ['drill', 'requests', 'failed views', 'failed calls', 'lost', 'doubled', 'recovery s', 'slowest s', 'verdict'] as const;
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

function rowOf(result: DrillResult): string[] {
  if (result.kind === 'skipped') return [result.name, '', '', '', '', '', '', '', `skipped: ${result.reason}`];
  const { requests, failedViews, failedCalls, lost, doubled, recoveryMs, slowestMs } = result.figures;
  return [result.name, ...[requests, failedViews, failedCalls, lost, doubled].map(String), seconds(recoveryMs), seconds(slowestMs), result.misses.length === 0 ? 'holds' : 'FAILS'];
}

function table(results: readonly DrillResult[]): string {
  const rows = [[...COLUMNS], ...results.map(rowOf)];
  const widths = COLUMNS.map((_title, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => (column === 0 || column === COLUMNS.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ').trimEnd()).join('\n');
}

await mainCommand(async () => {
  const drills = chosen(process.argv.slice(2));
  const builds: ArtifactManifest[] = await buildChanged(await namesForReaders());
  const results = await runDrills(drills, builds, (line) => console.log(line));
  console.log(`\n${table(results)}`);
  const failed = results.flatMap((result) => (result.kind === 'ran' ? result.misses.map((miss) => `${result.name}: ${miss}.`) : []));
  if (failed.length === 0) return;
  console.log(`\n${failed.join('\n')}`);
  process.exitCode = 1;
}, USAGE);
