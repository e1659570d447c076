/**
 * Captchas: a picture whose answer is stored hashed, asked once, within two minutes; or some seconds of a device's work,
 * for those who can't see it. A brake for scripts, no lock.
 */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import { ERROR } from '@amberlane/contract/calls';
import { isWorkDone, readWorkAnswer, type CaptchaWork } from '@amberlane/contract/calls/captcha-work';
import type { CaptchaPurpose } from '@amberlane/contract/calls/verification';
import type { CaptchaTable } from '../database/tables/accounts.ts';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';

export const CAPTCHA_SECONDS = 120;
const WORK_PARTS = 8;
/** Characters that a person can't mistake for another one. */
const CHARACTERS = '2345678abcdefhkmnprstuvwxy';
const WHITE = '#ffffff';
// One dark tone: random colours can be too pale to read.
const LOOK: Parameters<typeof svgCaptcha.create>[0] = { size: 5, charPreset: CHARACTERS, noise: 2, width: 180, height: 60, fontSize: 64 };

export interface Captcha {
  readonly captchaId: string;
  /** PNG as a data address. */
  readonly image: string;
  readonly work: CaptchaWork;
  /** Set where the answer is a known one, for those who type it. */
  readonly pictureFirst?: boolean;
}

interface NewCaptcha {
  readonly purpose: CaptchaPurpose;
  /** How hard its work is (`captcha-difficulty.ts`). */
  readonly zeroBits: number;
  /** The answer in tests of the demo; null draws one. */
  readonly fixed: string | null;
}

/** Makes a captcha. */
export async function createCaptcha(db: Kysely<Database>, { purpose, zeroBits, fixed }: NewCaptcha, now: Date): Promise<Captcha> {
  const { text, data } = svgCaptcha.create(LOOK);
  // Paths of an SVG give their letters away; a picture has to be read.
  const png = await sharp(Buffer.from(data)).flatten({ background: WHITE }).png().toBuffer();
  const captchaId = randomUUID();
  await db.deleteFrom('captcha').where('expires_at', '<', now).execute();
  await db
    .insertInto('captcha')
    .values({ id: captchaId, purpose, answer_hash: hashAnswer(captchaId, fixed ?? text), zero_bits: zeroBits, expires_at: new Date(now.getTime() + CAPTCHA_SECONDS * 1000) })
    .execute();
  return { captchaId, image: `data:image/png;base64,${png.toString('base64')}`, work: { parts: WORK_PARTS, zeroBits }, ...(fixed !== null && { pictureFirst: true }) };
}

export interface CaptchaAnswer {
  readonly captchaId: string;
  readonly captchaCode: string;
}

/** Checks an answer and uses the captcha up, right or wrong. Throws {@link ApiError} CAPTCHA_WRONG. Gives how to put it back. */
export async function useCaptcha(db: Kysely<Database>, purpose: CaptchaPurpose, { captchaId, captchaCode }: CaptchaAnswer, now: Date): Promise<() => Promise<void>> {
  const row = await db.deleteFrom('captcha').where('id', '=', captchaId).returningAll().executeTakeFirst();
  if (!row || row.purpose !== purpose || row.expires_at.getTime() <= now.getTime() || !isAnswer(row, captchaCode)) {
    throw new ApiError(ERROR.CAPTCHA_WRONG);
  }
  return async () => {
    await db.insertInto('captcha').values(row).onConflict((conflict) => conflict.doNothing()).execute();
  };
}

function isAnswer({ id, answer_hash, zero_bits }: Pick<Selectable<CaptchaTable>, 'id' | 'answer_hash' | 'zero_bits'>, answer: string): boolean {
  const found = readWorkAnswer(answer);
  return found ? isWorkDone(id, { parts: WORK_PARTS, zeroBits: zero_bits }, found, sha256) : isSame(answer_hash, hashAnswer(id, answer));
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Capitals don't count. */
const hashAnswer = (id: string, answer: string): string => sha256(`${id} ${answer.replace(/\s/g, '').toLowerCase()}`).toString('base64url');
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));
