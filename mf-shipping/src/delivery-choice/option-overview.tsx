import { FormattedMessage } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { Money } from '@amberlane/ui';
import css from './delivery-choice.module.css';

/** As they are offered, the final one left out. */
const OPTIONS = ['REDELIVER', 'CORRECT_ADDRESS', 'COLLECT', 'RETURN', 'SHELVE'] as const;
type Option = (typeof OPTIONS)[number] | 'DESTROY';

const { freeAttempts, windowDays, feeCnyFen } = RULES.redelivery;

/** What a sender can choose and what it costs, before a parcel is opened. The final choice stands apart. */
export const OptionOverview = () => (
  <section className={css.overview} aria-labelledby="choice-options">
    <h2 id="choice-options" className={css.sectionTitle}>
      <FormattedMessage id="delivery-choice.about.title" />
    </h2>
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

function OptionRow({ option }: { option: Option }) {
  const fee = <Money key="fee" of={{ amount: feeCnyFen, currency: 'CNY' }} />;
  return (
    <div>
      <dt>
        <FormattedMessage id="delivery-choice.option" values={{ option }} />
      </dt>
      <dd>
        <FormattedMessage id="delivery-choice.about" values={{ option, attempts: freeAttempts, days: windowDays }} />
      </dd>
      <dd className={css.fee}>
        <FormattedMessage id="delivery-choice.about.fee" values={{ option, fee, attempts: freeAttempts }} />
      </dd>
    </div>
  );
}
