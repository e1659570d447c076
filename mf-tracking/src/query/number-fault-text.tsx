import { FormattedMessage } from '@amberlane/core';

interface NumberFault {
  readonly kind: 'unknown' | 'shape' | 'checkDigit';
  /** Digits that are missing (negative: too many); null when more than the length is wrong. */
  readonly missing: number | null;
  /** A right number that looks alike is offered beside. */
  readonly guessed: boolean;
}

/** What is wrong with a number, and how it looks when right. */
export function NumberFaultText(fault: NumberFault) {
  return <FormattedMessage id={`track-numbers.${sentenceOf(fault)}`} values={{ digits: Math.abs(fault.missing ?? 0) }} />;
}

function sentenceOf({ kind, missing, guessed }: NumberFault): string {
  if (kind !== 'shape') return kind;
  if (missing === null) return guessed ? 'letter' : 'shape';
  return missing > 0 ? 'missing' : 'surplus';
}
