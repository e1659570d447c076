import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Money, Time } from '@amberlane/ui';
import type { Redelivery } from './redelivery.ts';
import css from './attempt-facts.module.css';

/** Attempts made and left, and what another one costs: the figures of the bill. */
export function AttemptFacts({ redelivery: { made, freeLeft, freeUntil, feeFen } }: { redelivery: Redelivery }) {
  return (
    <dl className={css.facts}>
      <Fact termId="track.attempts.made">
        <FormattedMessage id="track.attempts.count" values={{ count: made }} />
      </Fact>
      <Fact termId="track.attempts.free">
        <FormattedMessage id="track.attempts.left" values={{ count: freeLeft, day: <Time at={`${freeUntil}T12:00:00Z`} zone="UTC" show="day" /> }} />
      </Fact>
      <Fact termId="track.attempts.further">
        <Fee fen={feeFen} />
      </Fact>
    </dl>
  );
}

/** What another delivery of a returned parcel costs. */
export function RedeliveryFee({ feeFen }: { feeFen: number }) {
  return (
    <dl className={css.facts}>
      <Fact termId="track.attempts.again">
        <Fee fen={feeFen} />
      </Fact>
    </dl>
  );
}

const Fee = ({ fen }: { fen: number }) => <Money of={{ amount: fen, currency: 'CNY' }} />;

function Fact({ termId, children }: { termId: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>
        <FormattedMessage id={termId} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
