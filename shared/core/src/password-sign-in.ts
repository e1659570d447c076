/**
 * Signing in with the password. The form is the shell's: it stands in the header of every page and its server takes it
 * where no script runs. A page shows the same form by this context.
 */
import { createContext, type ReactNode } from 'react';

export interface PasswordSignInProps {
  /** What stands in the field of the account at first. */
  readonly userName?: string;
  /** The reader has left the field of the account. */
  readonly onUserName?: (userName: string) => void;
  /** The address waits for the code of its registration: asks for it at once. */
  readonly asksForCode?: boolean;
  /** Below the field of that code: what to do when none came. */
  readonly codeHelp?: ReactNode;
}

/** Shows the form; given by the shell. It begins with the refusal of a plain form. */
export const PasswordSignInContext = createContext<(props: PasswordSignInProps) => ReactNode>(() => null);
