import { createContext, use } from 'react';
import type { PasswordSignInProps } from '@amberlane/core';
import type { SignInFault } from '../../../site/sign-in-fault.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Why the sign-in that led to the page on screen was refused. */
export const SignInFaultContext = createContext<SignInFault | null>(null);

/** The form as a page shows it, the shell's own or that of a remote (`PasswordSignInContext`). */
export function PageSignIn(props: PasswordSignInProps) {
  return <SignInForm {...props} look="wide" fault={use(SignInFaultContext)} />;
}

/** For `PasswordSignInContext`. */
export const showPageSignIn = (props: PasswordSignInProps) => <PageSignIn {...props} />;
