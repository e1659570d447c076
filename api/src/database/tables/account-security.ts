/** Sign-ins of an account, its authenticator app, its recovery codes. */
import type { SignInOutcome, SignInWay } from '@amberlane/contract/calls/account-security';
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

export interface AccountSecurityTables {
  sign_in: SignInTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
}
