import { useState } from 'react';
import { ERROR } from '@amberlane/contract/calls';
import type { login as loginCall } from '@amberlane/contract/call-index/accounts';
import { sessionSlice, useDispatch, useMarket, useToast, type RequestOf } from '@amberlane/core';
import { callFailure, sessionCalls } from './session-calls.ts';
import { missingCredential, refusalOf, type SignInRefusal, type SignInStep } from './sign-in-outcome.ts';

/** Fetched when the form is first touched: the wrap is no part of the page. */
export const loadPasswordWrap = () => import('@amberlane/contract/calls/password-wrap');

export interface SignInAttempt {
  readonly busy: boolean;
  readonly refusal: SignInRefusal | null;
  /** What is asked for besides name and password, from the first refusal that wants it on. */
  readonly step: SignInStep | null;
  /** Signs in with what the form holds; gives true when the session is open. */
  readonly signIn: (form: FormData) => Promise<boolean>;
}

/** Signs in without leaving the page; the form does it alone where no script runs. `wanted` is asked for in any case. */
export function useSignIn(first: SignInRefusal | null, wanted: SignInStep | null): SignInAttempt {
  const [refusal, setRefusal] = useState(first);
  const [step, setStep] = useState(first?.step ?? null);
  const [isWrapping, setWrapping] = useState(false);
  const [login, { isLoading }] = sessionCalls.useLoginMutation();
  const [fetchCaptcha] = sessionCalls.useSignInCaptchaMutation();
  const dispatch = useDispatch();
  const toast = useToast();
  const { country } = useMarket();

  /** After many wrong passwords for the name the device also does the work of a captcha. */
  const withCaptchaWhenAsked = async (request: RequestOf<typeof loginCall>) => {
    try {
      return await login(request).unwrap();
    } catch (error) {
      const captcha = callFailure(error)?.code === ERROR.CAPTCHA_NEEDED ? await answerCaptcha().catch(() => null) : null;
      if (captcha === null) throw error;
      return login({ ...request, ...captcha }).unwrap();
    }
  };
  const answerCaptcha = async () => {
    const [{ answerByWork }, captcha] = await Promise.all([import('./captcha-by-work.ts'), fetchCaptcha(null).unwrap()]);
    return answerByWork(captcha);
  };
  const refuse = (refused: SignInRefusal): void => {
    setRefusal(refused);
    if (refused.step !== null) setStep(refused.step);
  };
  const signIn = async (form: FormData): Promise<boolean> => {
    const text = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const credentials = { userName: text('userName'), password: text('password') };
    const missing = missingCredential(credentials);
    setRefusal(missing);
    if (missing) return false;
    setWrapping(true);
    try {
      const { wrapPassword } = await loadPasswordWrap();
      const verifyCode = text('verifyCode');
      const totpCode = text('totpCode');
      const session = await withCaptchaWhenAsked({
        userName: credentials.userName,
        password: await wrapPassword(credentials.password),
        countryCode: country,
        rememberMe: form.has('rememberMe'),
        ...(verifyCode && { verifyCode }),
        ...(totpCode && { totpCode }),
      });
      dispatch(sessionSlice.actions.signedIn({ nickName: session.nickName || session.userName }));
      toast('success', 'signedIn');
      setStep(null);
      return true;
    } catch (error) {
      refuse(refusalOf(callFailure(error)));
      return false;
    } finally {
      setWrapping(false);
    }
  };
  return { busy: isLoading || isWrapping, refusal, step: step ?? wanted, signIn };
}
