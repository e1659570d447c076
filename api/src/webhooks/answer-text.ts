/** What is kept of a receiver's answer: its beginning as text, without the secrets that it may repeat. Pure. */
import { RULES } from '@amberlane/contract/domain';
import { maskText } from '../plugins/log-masking.ts';

const HIDDEN = '***';
/** Keys and secrets of ours, whoever's they are. */
const OURS = /\b(?:whsec_|amk_)[\w-]{4,}/g;
// eslint-disable-next-line no-control-regex -- control characters are what is removed here
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** `known`: secrets and signatures of this delivery. */
export function answerText(bytes: Uint8Array, known: readonly string[]): string {
  let text = new TextDecoder().decode(bytes.subarray(0, RULES.webhooks.answerBytes)).replace(CONTROL, '');
  for (const secret of known) text = text.replaceAll(secret, HIDDEN);
  return maskText(text.replace(OURS, HIDDEN)).trim();
}
