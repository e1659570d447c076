/** Codes of an authenticator app (RFC 6238): six digits, steps of thirty seconds, SHA-1, which is what every app reads. */
import { generateSecret, generateURI, verify } from 'otplib';
import { BRAND } from '@amberlane/contract/site/brand';

const STEP_SECONDS = 30;

/** 160 random bits in base32. */
export const newSecret = (): string => generateSecret();

/** What an app's camera reads; `userName` tells several accounts apart in the app. */
export const appUri = (secret: string, userName: string): string => generateURI({ issuer: BRAND.name, label: userName, secret });

/** The time step whose code it is, the one before and the one after included: clocks of phones differ. null for none. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const result = await verify({ secret, token: code, epoch: Math.floor(now.getTime() / 1000), epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
