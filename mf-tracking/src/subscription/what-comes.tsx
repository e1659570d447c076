import { FormattedMessage } from '@amberlane/core';
import { followRule } from '@amberlane/contract/domain';
import css from './follow.module.css';

const STEPS = ['departs', 'arrives', 'held', 'cleared', 'delivery', 'ready', 'needsYou', 'end'] as const;

/** When letters come, and what becomes of the address. `asOf`: instant of the server's answer, whose rules hold. */
export function WhatComes({ asOf }: { asOf: string }) {
  const { keepDays } = followRule(asOf.slice(0, 10));
  return (
    <section className={css.part} aria-labelledby="follow-what">
      <h2 id="follow-what" className={css.title}>
        <FormattedMessage id="track-follow.what.title" />
      </h2>
      <p>
        <FormattedMessage id="track-follow.what.once" />
      </p>
      <ul role="list" className={css.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <FormattedMessage id={`track-follow.what.${step}`} />
          </li>
        ))}
      </ul>
      <p className={css.quiet}>
        <FormattedMessage id="track-follow.what.address" values={{ days: keepDays }} />
      </p>
    </section>
  );
}
