import { FormattedMessage } from '@amberlane/core';

interface NumberFault {
  readonly kind: 'unknown' | 'shape' | 'checkDigit';
  /** Digits that are missing (negative: too many); null when more than the length is wrong. */
  readonly missing: number | null;
  /** A right number that looks alike is offered beside. */
  readonly guessed: boolean;
}

/** What is wrong with a number, and how it looks when right. */
export function NumberFaultText({ kind, missing, guessed }: NumberFault) {
  if (kind === 'unknown') return <FormattedMessage id="track-numbers.unknown" />;
  if (kind === 'checkDigit') return <FormattedMessage id="track-numbers.checkDigit" />;
  if (missing === null) return <FormattedMessage id={guessed ? 'track-numbers.letter' : 'track-numbers.shape'} />;
  return missing > 0 ? (
    <FormattedMessage id="track-numbers.missing" values={{ digits: missing }} />
  ) : (
    <FormattedMessage id="track-numbers.surplus" values={{ digits: -missing }} />
  );
}
