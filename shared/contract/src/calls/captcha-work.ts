/**
 * Work instead of the picture of a captcha, for those who can't see it (WCAG 1.1.1, 3.3.8): the device searches numbers
 * whose SHA-256 begins with zeros (hashcash). A person has nothing to do, a script pays as much as for reading a picture.
 */

/** What is asked for. Many small searches take about as long each time; one large one may take a second or a minute. */
export interface CaptchaWork {
  readonly parts: number;
  /** Bits at the beginning of each hash that must be zero. */
  readonly zeroBits: number;
}

/** What a form holds while its device searches: no answer yet, and no empty field either. */
export const WORKING = 'work:';

/** The text whose hash counts. The id of the captcha makes every search a new one. */
export const workText = (captchaId: string, part: number, found: number): string => `${captchaId} ${part} ${found}`;

export function hasZeroBits(hash: Uint8Array, zeroBits: number): boolean {
  const bytes = Math.floor(zeroBits / 8);
  return hash.subarray(0, bytes).every((byte) => byte === 0) && (hash[bytes] ?? 0) >> (8 - (zeroBits % 8)) === 0;
}

/** Answer of a captcha: the number found for each part. */
export const workAnswer = (found: readonly number[]): string => `${WORKING}${found.map((number) => number.toString(36)).join('.')}`;

/** The numbers of an answer; null for one that was read from a picture. */
export function readWorkAnswer(answer: string): readonly number[] | null {
  if (!answer.startsWith(WORKING)) return null;
  return answer.slice(WORKING.length).split('.').map((digits) => (/^[0-9a-z]{1,8}$/.test(digits) ? Number.parseInt(digits, 36) : Number.NaN));
}

/** Whether the numbers are what was asked for. */
export const isWorkDone = (captchaId: string, { parts, zeroBits }: CaptchaWork, found: readonly number[], sha256: (text: string) => Uint8Array): boolean =>
  found.length === parts && found.every((number, part) => Number.isSafeInteger(number) && hasZeroBits(sha256(workText(captchaId, part, number)), zeroBits));
