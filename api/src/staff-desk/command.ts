/** `npm run staff -- <verb>`: what was typed becomes an order to the keeper, its answer becomes lines. */
import { parseArgs } from 'node:util';
import { codeOf } from '../error-code.ts';
import { STAFF_ROLES, type StaffRole } from './members.ts';
import { plainLogin } from './sign-in.ts';
import { isLogin, type StaffAnswer, type StaffKeeper, type StaffOrder } from './staff-keeper.ts';

export const USAGE = `Usage: npm run staff -- <verb>
People who work at the staff desk, which the API serves on STAFF_PORT.

  npm run staff -- add <login> --name "Ama Mensah" [--role desk|reader]
  npm run staff -- password <login>
  npm run staff -- disable <login>
  npm run staff -- list

"desk" (unless said otherwise) may do everything, "reader" reads and downloads. "add" and "password" print a new password once;
"password" also ends the sessions of the member, and lets one who was disabled back in. "disable" ends the sessions. Nobody
is deleted, because the log names them. With DATABASE_URL the command works on that database, else on the one in DATA_DIR,
whether its server runs or not.`;

/** A sentence about what was typed. */
export class UsageError extends Error {}

/** Reads the arguments. Throws {@link UsageError} for what is no order. */
export function readOrder(args: readonly string[]): StaffOrder {
  const [verb, ...rest] = args;
  if (verb === undefined) throw new UsageError(USAGE);
  if (verb !== 'add' && verb !== 'password' && verb !== 'disable' && verb !== 'list') throw new UsageError(`Unknown command "${verb}". Use add, password, disable or list.`);
  const { values, positionals } = parse(rest);
  if (verb === 'list') return { verb };
  const login = loginOf(positionals[0]);
  return verb === 'add' ? { verb, login, name: nameOf(values.name), role: roleOf(values.role) } : { verb, login };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { name: { type: 'string' }, role: { type: 'string' } } });
  } catch (error) {
    if (codeOf(error).startsWith('ERR_PARSE_ARGS')) throw new UsageError(error instanceof Error ? error.message : USAGE);
    throw error;
  }
}

function loginOf(typed: string | undefined): string {
  if (typed === undefined) throw new UsageError('The login is missing. Example: ama.mensah.');
  const login = plainLogin(typed);
  if (isLogin(login)) return login;
  throw new UsageError('A login has 2 to 80 letters (a to z), digits and . _ @ -, and begins with a letter or a digit.');
}

function nameOf(typed: string | undefined): string {
  const name = typed?.trim() ?? '';
  if (name === '') throw new UsageError('The name is missing. Add --name; it is shown in the log.');
  if (name.length > 80) throw new UsageError('The name can have up to 80 characters.');
  return name;
}

function roleOf(typed = 'desk'): StaffRole {
  const role = STAFF_ROLES.find((known) => known === typed);
  if (role === undefined) throw new UsageError(`Unknown role "${typed}". Use ${STAFF_ROLES.join(' or ')}.`);
  return role;
}

/** Carries an order out; gives the lines to print. Throws {@link UsageError} when the login is taken, or there is none. */
export async function carryOut(order: StaffOrder, keeper: StaffKeeper): Promise<readonly string[]> {
  const { password, members, done } = await keeper(order);
  if (order.verb === 'list') return members.length === 0 ? ['There are no staff members yet.'] : members.map(lineOf);
  if (!done) throw new UsageError(order.verb === 'add' ? `The login ${order.login} is already in use. Choose another one.` : `There is no staff member with the login ${order.login}.`);
  if (order.verb === 'disable') return [`${order.login} can no longer sign in. Open sessions have ended.`];
  return [password ?? '', '', `This is the password of ${order.login}. It is not stored and is not shown again. Pass it on now.`];
}

const lineOf = ({ login, name, role, active, createdAt }: StaffAnswer['members'][number]): string => [login, name, role, active ? 'active' : 'disabled', `added ${createdAt.slice(0, 10)}`].join('  ');
