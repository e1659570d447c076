/** Sign-ins of an account, its authenticator app, its recovery codes, and what can be undone in it. */
import type { Generated } from 'kysely';
import type { SignInOutcome, SignInWay } from '@amberlane/contract/calls/account-security';
import type { UndoChange } from '@amberlane/contract/calls/account-undo';
import type { Instant } from './column-types.ts';

export interface SignInTable {
  id: string;
  account_id: string;
  at: Instant;
  way: SignInWay;
  outcome: SignInOutcome;
  browser: string | null;
  system: string | null;
  /** Masked: never the whole address. */
  network: string;
}

export interface SecondFactorTable {
  account_id: string;
  /** Key of the app, encrypted (`secret-box`). */
  secret: string;
  started_at: Instant;
  /** null until the app was confirmed: it is not asked for before. */
  confirmed_at: Instant | null;
  /** Newest time step whose code was used: each is taken once (RFC 6238 §5.2). */
  last_step: number;
}

export interface RecoveryCodeTable {
  account_id: string;
  code_hash: string;
}

/** A change that its owner can undo by the link of an email. */
export interface AccountUndoTable {
  id: Generated<string>;
  account_id: string;
  change: UndoChange;
  /** With `contact`: the former address, null when one was added, and the new one. */
  address_before: string | null;
  address_after: string | null;
  /** null until the email was written, and where it holds no link. */
  token_hash: string | null;
  changed_at: Instant;
}

export interface AccountSecurityTables {
  account_undo: AccountUndoTable;
  sign_in: SignInTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
}
