/** Does the work of a captcha, as a reader's device would. */
import { createHash } from 'node:crypto';
import { hasZeroBits, workAnswer, workText, type CaptchaWork } from '@amberlane/contract/calls/captcha-work';

/** The answer for a captcha; throws where no work is offered. */
export function workFor(captchaId: string, work: CaptchaWork | undefined): string {
  if (!work) throw new Error('no work is offered');
  const search = (part: number): number => {
    for (let number = 0; ; number += 1) if (hasZeroBits(createHash('sha256').update(workText(captchaId, part, number)).digest(), work.zeroBits)) return number;
  };
  return workAnswer(Array.from({ length: work.parts }, (_, part) => search(part)));
}
