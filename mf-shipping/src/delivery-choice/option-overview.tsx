import { FormattedMessage } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Money } from '@amberlane/ui';
import css from './delivery-choice.module.css';

/** As they are offered, the final one last. */
const OPTIONS = ['REDELIVER', 'CORRECT_ADDRESS', 'COLLECT', 'RETURN', 'SHELVE', 'DESTROY'] as const;
type Option = (typeof OPTIONS)[number];

const { freeAttempts, windowDays, feeCnyFen, decisionDays } = RULES.redelivery;
/** Of each attempt after the free ones. */
const FEE = { amount: feeCnyFen, currency: 'CNY' } as const;

/** What a sender can choose and what it costs, before a parcel is opened. */
export const OptionOverview = () => (
  <section className={css.overview} aria-labelledby="choice-options">
    <h2 id="choice-options" className={css.sectionTitle}>
      <FormattedMessage id="delivery-choice.about.title" />
    </h2>
    <p className={css.feeRule}>
      <FormattedMessage id="delivery-choice.rule.fee" values={{ attempts: freeAttempts, days: windowDays, fee: <Money key="fee" of={FEE} /> }} />
    </p>
    <p className={css.feeRule}>
      <FormattedMessage id="delivery-choice.about.warehouse" values={{ days: decisionDays }} />
    </p>
    <dl className={css.options}>
      {OPTIONS.map((option) => (
        <OptionRow key={option} option={option} />
      ))}
    </dl>
  </section>
);

const OptionRow = ({ option }: { option: Option }) => (
  <div>
    <dt className={option === 'DESTROY' ? css.final : undefined}>
      {option === 'DESTROY' ? <FormattedMessage id="delivery-choice.about.destroy" /> : <FormattedMessage id="delivery-choice.option" values={{ option }} />}
    </dt>
    <dd>
      <FormattedMessage id="delivery-choice.about" values={{ option }} />
    </dd>
    <dd className={css.fee}>
      <FormattedMessage id="delivery-choice.about.fee" values={{ option, fee: <Money key="fee" of={FEE} /> }} />
    </dd>
  </div>
);
