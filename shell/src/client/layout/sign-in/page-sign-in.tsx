import { createContext, use, type ReactNode } from 'react';
import type { SignInFault } from '../../../site/sign-in-fault.ts';
import { SignInForm, type PasswordSignInProps } from './sign-in-form.tsx';

declare module '@amberlane/core' {
  interface HostServices {
    'password-sign-in': (props: PasswordSignInProps) => ReactNode;
  }
}

/** Why the sign-in that led to the page on screen was refused. */
export const SignInFaultContext = createContext<SignInFault | null>(null);

/** The form as a page shows it, the shell's own or that of a remote (`password-sign-in` of the host services). */
export function PageSignIn(props: PasswordSignInProps) {
  return <SignInForm {...props} look="wide" fault={use(SignInFaultContext)} />;
}

/** The host service. */
export const showPageSignIn = (props: PasswordSignInProps) => <PageSignIn {...props} />;
