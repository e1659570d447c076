import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { cashOnDeliveryRule } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { FactLedger, Ltr, Money, Time } from '@amberlane/ui';
import type { CodSummary } from './cod-calls.ts';
import css from './cod.module.css';

/** What was collected, per currency, and when the open part is paid out. */
export function Totals({ summary: { totals, everyDays, nextRemittance, asOf } }: { summary: CodSummary }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  const intl = useIntl();
  const { basisPoints, minFen, maxFen } = cashOnDeliveryRule(asOf.slice(0, 10));
  const isOne = totals.length === 1;
  const percent = intl.formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <section className={css.totals} aria-labelledby="totals-title">
      <h2 id="totals-title">
        <FormattedMessage id={isOne ? 'cod.totals.one' : 'cod.totals'} />
      </h2>
      {totals.map(({ currency, orders, collected, fee, remitted, open }) => (
        <div key={currency} className={css.currency}>
          {isOne ? null : (
            <h3>
              <Ltr>{currency}</Ltr>
            </h3>
          )}
          <FactLedger
            facts={[
              { term: <FormattedMessage id="cod.collected" />, value: <Money of={collected} />, note: <FormattedMessage id="cod.deliveries" values={{ count: orders }} /> },
              { term: <FormattedMessage id="cod.fee" />, value: <Money of={fee} /> },
              { term: <FormattedMessage id="cod.remitted" />, value: <Money of={remitted} /> },
              { term: <FormattedMessage id="cod.open" />, value: <Money of={open} />, note: <FormattedMessage id="cod.next" values={{ day: <Time key="day" at={nextRemittance} zone={zone} show="day" /> }} /> },
            ]}
          />
        </div>
      ))}
      <p className={css.quiet}>
        <FormattedMessage id="cod.rule" values={{ days: everyDays, percent, min: <Money key="min" of={{ amount: minFen, currency: 'CNY' }} />, max: <Money key="max" of={{ amount: maxFen, currency: 'CNY' }} /> }} />
      </p>
    </section>
  );
}
