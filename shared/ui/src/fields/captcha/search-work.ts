/** Does the work of a captcha: some ten thousand hashes, by the browser's own SHA-256, which lets the page go on meanwhile. */
import { hasZeroBits, workAnswer, workText, type CaptchaWork } from '@amberlane/contract/calls/captcha-work';

/** Hashes under way at once. */
const AT_ONCE = 256;
const encoder = new TextEncoder();

export interface WorkSearch extends CaptchaWork {
  readonly captchaId: string;
  readonly signal: AbortSignal;
  /** Told of each part that is done. */
  readonly onPart: (done: number) => void;
}

/** The answer. Rejects when `signal` aborts, or where a page may not hash (plain http). */
export async function searchWork({ captchaId, parts, zeroBits, signal, onPart }: WorkSearch): Promise<string> {
  const found: number[] = [];
  while (found.length < parts) {
    found.push(await searchPart((number) => workText(captchaId, found.length, number), zeroBits, signal));
    onPart(found.length);
  }
  return workAnswer(found);
}

async function searchPart(textOf: (number: number) => string, zeroBits: number, signal: AbortSignal): Promise<number> {
  for (let first = 0; ; first += AT_ONCE) {
    signal.throwIfAborted();
    const hashes = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => crypto.subtle.digest('SHA-256', encoder.encode(textOf(first + index)))));
    const index = hashes.findIndex((hash) => hasZeroBits(new Uint8Array(hash), zeroBits));
    if (index >= 0) return first + index;
  }
}
