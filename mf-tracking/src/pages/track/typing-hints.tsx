import { FormattedMessage } from '@amberlane/core';
import { Button, Ltr, StatusShape } from '@amberlane/ui';
import { NumberFaultText } from '../../query/number-fault-text.tsx';
import type { FaultyNumber } from './faulty-numbers.ts';
import css from './typing-hints.module.css';

interface TypingHintsProps {
  readonly faults: readonly FaultyNumber[];
  /** Puts the number that was probably meant in place of the typed one. */
  readonly onTake: (wrong: string, right: string) => void;
}

/** What is wrong with numbers that were typed and not asked for yet. Below the buttons: naming a fault moves nothing. */
export function TypingHints({ faults, onTake }: TypingHintsProps) {
  return (
    <div aria-live="polite">
      <ul role="list" className={css.hints}>
        {faults.map(({ number, kind, missing, guessed, suggestion }) => (
          <li key={number} className={css.hint}>
            <StatusShape status="attention" className={css.mark} />
            <div>
              <p className={css.number}>
                <Ltr figures>{number}</Ltr>
              </p>
              <p>
                <NumberFaultText kind={kind} missing={missing} guessed={guessed} />
              </p>
              {suggestion ? (
                <Button small onClick={() => onTake(number, suggestion)}>
                  <FormattedMessage id="track-numbers.take" values={{ number: <Ltr figures>{suggestion}</Ltr> }} />
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
