import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { cashOnDeliveryRule } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { FactLedger, Ltr, Money, Time } from '@amberlane/ui';
import type { CodSummary } from './cod-calls.ts';
import css from './cod.module.css';

/** Per currency what is paid out next and when; below, what it is made of. */
export function Totals({ summary: { totals, everyDays, nextRemittance, asOf } }: { summary: CodSummary }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  const intl = useIntl();
  const { basisPoints, minFen, maxFen } = cashOnDeliveryRule(asOf.slice(0, 10));
  const isOne = totals.length === 1;
  const percent = intl.formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const feeRule = <FormattedMessage id="cod.rule" values={{ percent, min: <Money key="min" of={{ amount: minFen, currency: 'CNY' }} />, max: <Money key="max" of={{ amount: maxFen, currency: 'CNY' }} /> }} />;
  return (
    <section className={css.totals} aria-labelledby="totals-title">
      <h2 id="totals-title">
        <FormattedMessage id="cod.open" />
      </h2>
      {totals.map(({ currency, orders, collected, fee, remitted, open }) => (
        <div key={currency} className={css.currency}>
          {isOne ? null : (
            <h3>
              <Ltr>{currency}</Ltr>
            </h3>
          )}
          <p className={css.open}>
            <b>
              <Money of={open} />
            </b>
            <span>
              {open.amount > 0 ? <FormattedMessage id="cod.next" values={{ day: <Time key="day" at={nextRemittance} zone={zone} show="day" /> }} /> : <FormattedMessage id="cod.nothingOpen" />}
            </span>
          </p>
          <FactLedger
            facts={[
              { term: <FormattedMessage id="cod.collected" />, value: <Money of={collected} />, note: <FormattedMessage id="cod.deliveries" values={{ count: orders }} /> },
              { term: <FormattedMessage id="cod.fee" />, value: <Money of={fee} />, note: feeRule },
              { term: <FormattedMessage id="cod.remitted" />, value: <Money of={remitted} />, note: <FormattedMessage id="cod.every" values={{ days: everyDays }} /> },
            ]}
          />
        </div>
      ))}
    </section>
  );
}
