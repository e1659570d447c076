import { useId } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, Card, Ltr, Time } from '@amberlane/ui';
import { BothTimes } from './both-times.tsx';
import type { DecisionState, Receipt } from './decision-calls.ts';
import { Fee, OptionText } from './option-text.tsx';
import css from './delivery-choice.module.css';

interface ReceiptCardProps {
  readonly receipt: Receipt;
  readonly windows: DecisionState['windows'];
  readonly place: string;
  /** Takes the focus when it has just been made. */
  readonly heading?: ((element: HTMLElement | null) => void) | undefined;
  /** It holds: it can be printed, and replaced until its deadline. */
  readonly holds: boolean;
}

/** Receipt of a decision: what, by whom, when, at which fee, until when it can be changed. */
export function ReceiptCard({ receipt, windows, place, heading, holds }: ReceiptCardProps) {
  const { reference, decidedBy, decidedAt, timeZone, fee, deadline } = receipt;
  const headingId = useId();
  return (
    <Card tone={holds ? 'next' : 'soft'} labelledBy={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={css.sectionTitle}>
        <FormattedMessage id="delivery-choice.receipt.title" values={{ state: receipt.state }} />
      </h2>
      <p>
        <OptionText of={receipt} windows={windows} />
      </p>
      <dl className={css.facts}>
        <div>
          <dt>
            <FormattedMessage id="delivery-choice.receipt.reference" />
          </dt>
          <dd>
            <Ltr figures>{reference}</Ltr>
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="delivery-choice.receipt.by" />
          </dt>
          <dd>
            <FormattedMessage id="delivery-choice.decider" values={{ decidedBy }} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="delivery-choice.receipt.at" />
          </dt>
          <dd>
            <Time at={decidedAt} zone={timeZone} show="full" />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="delivery-choice.receipt.fee" />
          </dt>
          <dd>
            <Fee of={fee} />
          </dd>
        </div>
        {holds ? (
          <div>
            <dt>
              <FormattedMessage id="delivery-choice.receipt.until" />
            </dt>
            <dd>
              <BothTimes at={deadline} zone={timeZone} place={place} />
            </dd>
          </div>
        ) : null}
      </dl>
      {holds ? (
        <div className={`${css.actions} ${css.noPrint}`}>
          <Button small onClick={() => print()}>
            <FormattedMessage id="delivery-choice.receipt.print" />
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
