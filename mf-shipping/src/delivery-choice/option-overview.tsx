import { FormattedMessage } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Money } from '@amberlane/ui';
import css from './delivery-choice.module.css';

/** As they are offered, the final one left out. */
const OPTIONS = ['REDELIVER', 'CORRECT_ADDRESS', 'COLLECT', 'RETURN', 'SHELVE'] as const;
type Option = (typeof OPTIONS)[number] | 'DESTROY';

const { freeAttempts, windowDays, feeCnyFen } = RULES.redelivery;
/** Of each attempt after the free ones. */
const FEE = { amount: feeCnyFen, currency: 'CNY' } as const;

/** What a sender can choose and what it costs, before a parcel is opened. The final choice stands apart. */
export const OptionOverview = () => (
  <section className={css.overview} aria-labelledby="choice-options">
    <h2 id="choice-options" className={css.sectionTitle}>
      <FormattedMessage id="delivery-choice.about.title" />
    </h2>
    <p className={css.feeRule}>
      <FormattedMessage id="delivery-choice.rule.fee" values={{ attempts: freeAttempts, days: windowDays, fee: <Money key="fee" of={FEE} /> }} />
    </p>
    <dl className={css.options}>
      {OPTIONS.map((option) => (
        <OptionRow key={option} option={option} />
      ))}
    </dl>
    <div className={css.final}>
      <h3 className={css.finalTitle}>
        <FormattedMessage id="delivery-choice.final" />
      </h3>
      <dl className={css.options}>
        <OptionRow option="DESTROY" />
      </dl>
    </div>
  </section>
);

const OptionRow = ({ option }: { option: Option }) => (
  <div>
    <dt>
      <FormattedMessage id="delivery-choice.option" values={{ option }} />
    </dt>
    <dd>
      <FormattedMessage id="delivery-choice.about" values={{ option }} />
    </dd>
    <dd className={css.fee}>
      <FormattedMessage id="delivery-choice.about.fee" values={{ option, fee: <Money key="fee" of={FEE} /> }} />
    </dd>
  </div>
);
