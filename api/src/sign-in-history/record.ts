/**
 * Records sign-ins for the owner of the account, and emails an owner who wants it about a device that was never seen before
 * (OWASP ASVS 6.3.5). No request waits for it: an attempt takes as long for an account as for none, and a mail server that
 * hangs keeps nobody out.
 */
import type { FastifyRequest } from 'fastify';
import type { SignInOutcome, SignInWay } from '@amberlane/contract/calls/account-security';
import { notificationChoices } from '../accounts/notifications.ts';
import type { Account } from '../accounts/repository.ts';
import type { ApiContext } from '../context.ts';
import { queueOwnerNotice } from '../accounts/notify-owner.ts';
import { deviceOf, deviceWords } from '../sessions/device-name.ts';
import { originOf } from '../sessions/session-origin.ts';
import { addSignIn, countKnown, type NewSignIn } from './repository.ts';

interface Attempt {
  readonly account: Account;
  readonly way: SignInWay;
  readonly outcome: SignInOutcome;
}

/** A refused attempt, or an opened session. Call it once, after everything that may refuse. */
export function noteSignIn(parts: ApiContext, { account, way, outcome }: Attempt, request: FastifyRequest): void {
  const { userAgent, network } = originOf(request);
  const entry: NewSignIn = { accountId: account.id, way, outcome, device: deviceOf(userAgent), network };
  write(parts, account, entry).catch((error: unknown) => {
    request.log.error({ err: error }, 'sign-in not recorded');
  });
}

async function write(parts: ApiContext, account: Account, entry: NewSignIn): Promise<void> {
  const at = parts.now();
  await parts.db.transaction().execute(async (tx) => {
    const known = entry.outcome === 'ok' ? await countKnown(tx, entry, at) : null;
    await addSignIn(tx, entry, at);
    // By email only: a text message costs its owner more than it tells.
    if (account.email === null || known === null || !isNewDevice(known) || !(await notificationChoices(tx, account.id)).signInAlert) return;
    await queueOwnerNotice(tx, account, 'newDevice', at, { device: deviceWords(entry.device), time: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` });
  });
  await parts.emails.deliverNow(account.id);
}

/** The very first sign-in of an account is nobody else's. Pure. */
export const isNewDevice = ({ all, same }: { readonly all: number; readonly same: number }): boolean => all > 0 && same === 0;
