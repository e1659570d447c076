/** The commands of package.json: which file each one runs, and what it needs installed. */

/** Commands that live with the part they belong to; every other one is `tools/src/<command>.ts`. */
const ELSEWHERE = { release: 'release/src/cli.ts', bench: 'bench/src/cli.ts', 'api-keys': 'api/src/api-keys/cli.ts', staff: 'api/src/staff-desk/cli.ts', database: 'api/src/database-admin/cli.ts' };
/** Commands that build and run with what is under `dependencies`. */
const WITHOUT_TEST_TOOLS = ['start', 'isolate', 'release', 'api-keys', 'staff', 'database'];

/** File of a command, from the root; null for what is no name of a command. Whether it exists is not looked at. */
export function scriptOf(command) {
  if (Object.hasOwn(ELSEWHERE, command)) return ELSEWHERE[command];
  return /^[a-z][a-z0-9-]*$/.test(command) ? `tools/src/${command}.ts` : null;
}

/** Whether a command also uses what is under `devDependencies`. */
export const usesTestTools = (command) => !WITHOUT_TEST_TOOLS.includes(command);
