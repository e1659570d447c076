/** What a verb of the command line gets, and how it says that it can't go on. */
import type { ReleaseStore } from '../release-store.ts';
import type { Author } from '../change-pins.ts';

export interface CommandContext {
  readonly store: ReleaseStore;
  /** Root of the repository: a bare `mf-x` means its build there. */
  readonly root: string;
  /** Folder that relative arguments start from. */
  readonly cwd: string;
  /** Who decides, and the key to sign with. Only writing verbs ask, so reading needs no private key. */
  author(): Author;
  print(line: string): void;
}

export interface CommandOptions {
  /** The second argument of verbs that take two; empty for others. */
  readonly second: string;
  readonly channel: string;
  readonly channelGiven: boolean;
  readonly reason: string | null;
  readonly force: boolean;
  /** A first pin may open a channel. */
  readonly newChannel: boolean;
  readonly expect: string | undefined;
  readonly json: boolean;
  readonly count: number;
}

/** Done, or refused with the reasons printed. */
export type ExitCode = 0 | 1;
export type Command = (context: CommandContext, subject: string, options: CommandOptions) => Promise<ExitCode>;

/** The command was not understood: exit code 2. */
export class UsageError extends Error {}
/** The command was understood, but can't be done: exit code 1. */
export class Refusal extends Error {}
