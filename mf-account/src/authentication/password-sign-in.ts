/**
 * Signing in with the password, lent by the shell: its form stands in the header of every page, and its server takes it
 * where no script runs. It begins with the refusal of a plain form.
 */
import type { ReactNode } from 'react';

interface PasswordSignInProps {
  /** What stands in the field of the account at first. */
  readonly userName?: string;
  /** The reader has left the field of the account. */
  readonly onUserName?: (userName: string) => void;
  /** The address waits for the code of its registration: asks for it at once. */
  readonly asksForCode?: boolean;
  /** Below the field of that code: what to do when none came. */
  readonly codeHelp?: ReactNode;
}

declare module '@amberlane/core' {
  interface HostServices {
    'password-sign-in': (props: PasswordSignInProps) => ReactNode;
  }
}

export const PASSWORD_SIGN_IN = 'password-sign-in';
