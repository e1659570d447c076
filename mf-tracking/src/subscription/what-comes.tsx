import { FormattedMessage } from '@amberlane/core';
import { followRule } from '@amberlane/contract/domain';
import css from './follow.module.css';

const STEPS = ['departs', 'arrives', 'cleared', 'delivery', 'end'] as const;
const TROUBLES = ['held', 'needsYou'] as const;

/** When letters come, and what becomes of the address where no form says it. `asOf`: instant of the server's answer, whose rules hold. */
export function WhatComes({ asOf }: { asOf?: string | undefined }) {
  return (
    <section className={css.part} aria-labelledby="follow-what">
      <h2 id="follow-what" className={css.title}>
        <FormattedMessage id="track-follow.what.title" />
      </h2>
      <p>
        <FormattedMessage id="track-follow.what.once" />
      </p>
      <h3 className={css.subtitle}>
        <FormattedMessage id="track-follow.what.way" />
      </h3>
      <ul role="list" className={css.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <FormattedMessage id={`track-follow.what.${step}`} />
          </li>
        ))}
      </ul>
      <h3 className={css.subtitle}>
        <FormattedMessage id="track-follow.what.trouble" />
      </h3>
      <ul role="list" className={`${css.steps} ${css.troubles}`}>
        {TROUBLES.map((trouble) => (
          <li key={trouble}>
            <FormattedMessage id={`track-follow.what.${trouble}`} />
          </li>
        ))}
      </ul>
      {asOf === undefined ? null : <AddressNote asOf={asOf} />}
    </section>
  );
}

/** What becomes of it for the address of an account, which keeps it. */
export const OwnAddressNote = () => (
  <p className={css.quiet}>
    <FormattedMessage id="track-follow.what.ownAddress" />
  </p>
);

/** How long the address is kept, and what for. */
export const AddressNote = ({ asOf }: { asOf: string }) => (
  <p className={css.quiet}>
    <FormattedMessage id="track-follow.what.address" values={{ days: followRule(asOf.slice(0, 10)).keepDays }} />
  </p>
);
