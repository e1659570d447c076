/** `npm test [-- part [arguments]]`: all checks, or one part of them. The last line is `N passed, N failed`. */
import { build, e2e, gates, lint, messages, types, unit } from './checks.ts';
import { FAILED, lastLine, total, type Tally } from './tally.ts';

type Part = (args: readonly string[]) => Promise<Tally>;

const PARTS: Readonly<Record<string, Part>> = { lint, types, messages, unit, gates, build, e2e };
/** One after the other; what stands together runs at once: one linter takes as long as all else beside it. `gates` is a part of `unit`. */
const ALL: readonly (readonly string[])[] = [['lint', 'types', 'build'], ['messages'], ['unit'], ['e2e']];

async function runPart(name: string, args: readonly string[]): Promise<Tally> {
  console.log(`\n${name}`);
  const part = PARTS[name];
  if (!part) {
    console.log(`  FAILED  There is no part "${name}"; the parts are ${Object.keys(PARTS).join(', ')}.`);
    return FAILED;
  }
  try {
    return await part(args);
  } catch (error) {
    console.log(`  FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return FAILED;
  }
}

const [named, ...args] = process.argv.slice(2);
const tallies: Tally[] = [];
for (const together of named ? [[named]] : ALL) tallies.push(...(await Promise.all(together.map((name) => runPart(name, named ? args : [])))));
const sum = total(tallies);
console.log(`\n${lastLine(sum)}`);
process.exitCode = sum.failed > 0 ? 1 : 0;
