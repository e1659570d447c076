/** `npm run api-keys -- <verb>`: what was typed becomes an order to the keeper, its answer becomes lines. */
import { parseArgs } from 'node:util';
import { API_SCOPES, type ApiKeyFacts, type ApiScope } from '@amberlane/contract/calls/push';
import { codeOf } from '../error-code.ts';
import type { KeyKeeper, KeyOrder } from './key-admin.ts';

export const USAGE = `Usage: npm run api-keys -- <verb>
API keys for the batch push of tracking events, and customers whose plan has keys of their own.

  npm run api-keys -- create --name "Lagos hub" [--scopes ${API_SCOPES.join()}] [--expires 2027-06-30]
  npm run api-keys -- list
  npm run api-keys -- revoke <prefix>
  npm run api-keys -- platform <mail or +phone of an account> on|off

A key without --scopes may push events of known waybills (events:write); waybills:write lets it make new ones.
Customers of the platform make keys of their own in the personal centre; the list shows them with their account.
With DATABASE_URL the command works on that database, else on the one in DATA_DIR, whether its server runs or not.`;

/** A sentence about what was typed. */
export class UsageError extends Error {}

/** Reads the arguments. Throws {@link UsageError} for what is no order. */
export function readOrder(args: readonly string[], now: Date): KeyOrder {
  const [verb, ...rest] = args;
  const { values, positionals } = parse(rest);
  const [prefix, wanted] = positionals;
  if (verb === 'create') return { verb, name: nameOf(values.name), scopes: scopesOf(values.scopes), expiresAt: expiryOf(values.expires, now) };
  if (verb === 'list') return { verb };
  if (verb === 'revoke' && prefix !== undefined) return { verb, prefix };
  if (verb === 'revoke') throw new UsageError('Which key? Give its prefix, as the list shows it.');
  if (verb === 'platform') return { verb, account: accountOf(prefix), on: switchOf(wanted) };
  throw new UsageError(verb === undefined ? USAGE : `There is no verb "${verb}"; there are create, list, revoke and platform.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { name: { type: 'string' }, scopes: { type: 'string' }, expires: { type: 'string' } } });
  } catch (error) {
    if (codeOf(error).startsWith('ERR_PARSE_ARGS')) throw new UsageError(error instanceof Error ? error.message : USAGE);
    throw error;
  }
}

function accountOf(typed = ''): string {
  const account = typed.trim().toLowerCase();
  if (/^\+\d{8,15}$/.test(account) || account.includes('@')) return account;
  throw new UsageError('Whose account? Give its mail address, or its phone like +233231234567.');
}

function switchOf(typed: string | undefined): boolean {
  if (typed === 'on' || typed === 'off') return typed === 'on';
  throw new UsageError('Say on or off after the account.');
}

function nameOf(typed: string | undefined): string {
  const name = typed?.trim() ?? '';
  if (name === '') throw new UsageError('Who is the key for? Give --name.');
  if (name.length > 80) throw new UsageError('The name may have 80 characters.');
  return name;
}

function scopesOf(typed = 'events:write'): ApiScope[] {
  const asked = typed.split(',').map((scope) => scope.trim()).filter(Boolean);
  const unknown = asked.find((scope) => !API_SCOPES.some((known) => known === scope));
  if (unknown !== undefined || asked.length === 0) throw new UsageError(`There is no scope "${unknown ?? ''}"; there are ${API_SCOPES.join(', ')}.`);
  return API_SCOPES.filter((scope) => asked.includes(scope));
}

/** The end of the day, UTC. */
function expiryOf(typed: string | undefined, now: Date): Date | null {
  if (typed === undefined) return null;
  const end = new Date(`${typed}T23:59:59.999Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || Number.isNaN(end.getTime()) || !end.toISOString().startsWith(typed)) {
    throw new UsageError(`"${typed}" is no day; write it like 2027-06-30.`);
  }
  if (end <= now) throw new UsageError(`${typed} has passed: the key would never work.`);
  return end;
}

/** Carries an order out; gives the lines to print. Throws {@link UsageError} when there is no such key. */
export async function carryOut(order: KeyOrder, keeper: KeyKeeper, now: Date): Promise<readonly string[]> {
  const { key, keys, found } = await keeper(order);
  if (order.verb === 'create') {
    return [key ?? '', '', 'This is the key. It is not kept here and is not shown again: hand it over now.', 'It goes into the header x-api-key.'];
  }
  if (order.verb === 'list') return keys.length === 0 ? ['There is no key yet.'] : keys.map((one) => lineOf(one, now));
  if (order.verb === 'platform') return platformLines(order, found);
  if (!found) throw new UsageError(`There is no key with the prefix "${order.prefix}".`);
  return [`The key ${order.prefix} is revoked; the next push with it is refused.`];
}

function platformLines({ account, on }: { account: string; on: boolean }, found: boolean): string[] {
  if (!found) throw new UsageError(`There is no account ${account}.`);
  return [on ? `${account} may now make API keys in the personal centre.` : `${account} has no API keys any more: those that there are, are refused.`];
}

function lineOf(key: ApiKeyFacts, now: Date): string {
  const day = (instant: string): string => instant.slice(0, 10);
  const expired = key.expiresAt !== null && new Date(key.expiresAt) <= now;
  const state = key.revokedAt ? `revoked ${day(key.revokedAt)}` : key.expiresAt ? `${expired ? 'expired' : 'expires'} ${day(key.expiresAt)}` : 'no expiry';
  const used = key.lastUsedAt ? `last used ${key.lastUsedAt.slice(0, 16).replace('T', ' ')}` : 'never used';
  const owner = key.accountId === null ? [] : [`account ${key.accountId}`];
  return [key.prefix, key.name, ...owner, key.scopes.join(), `made ${day(key.createdAt)}`, state, used].join('  ');
}
