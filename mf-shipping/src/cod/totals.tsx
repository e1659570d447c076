import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { cashOnDeliveryRule, RULES } from '@amberlane/contract/domain';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { FactLedger, Ltr, Money, Time } from '@amberlane/ui';
import type { CodSummary } from './cod-calls.ts';
import css from './cod.module.css';

type CurrencyTotals = CodSummary['totals'][number];

/** Per currency what is paid out next and when; below, what it is made of, what was paid and what is on the way. */
export function Totals({ summary: { totals, everyDays, nextRemittance, asOf } }: { summary: CodSummary }) {
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
      {totals.map((own) => (
        <div key={own.currency} className={css.currency}>
          {isOne ? null : (
            <h3>
              <Ltr>{own.currency}</Ltr>
            </h3>
          )}
          <p className={css.open}>
            <b>
              <Money of={own.open} />
            </b>
            <span>
              <WhenPaid of={own} />
            </span>
            <span className={css.quiet}>
              <FormattedMessage id="cod.every" values={{ days: everyDays }} />
            </span>
          </p>
          <WhyLater of={own} nextRemittance={nextRemittance} />
          <FactLedger
            facts={[
              { term: <FormattedMessage id="cod.collected" />, value: <Money of={own.collected} />, note: <FormattedMessage id="cod.deliveries" values={{ count: own.orders }} /> },
              { term: <FormattedMessage id="cod.fee" />, value: <Money of={own.fee} />, note: feeRule },
              { term: <FormattedMessage id="cod.remitted" />, value: <Money of={own.remitted} />, note: own.remitted.amount === 0 ? <FormattedMessage id="cod.remitted.none" /> : null },
              { term: <FormattedMessage id="cod.toCollect" />, value: <Money of={own.toCollect} />, note: <FormattedMessage id="cod.underWay" values={{ count: own.underWay }} /> },
            ]}
          />
        </div>
      ))}
    </section>
  );
}

function WhenPaid({ of: { open, payoutAt } }: { of: CurrencyTotals }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  if (open.amount === 0) return <FormattedMessage id="cod.nothingOpen" />;
  return payoutAt === null ? <FormattedMessage id="cod.noAccount" /> : <FormattedMessage id="cod.next" values={{ day: <Time key="day" at={payoutAt} zone={zone} show="day" /> }} />;
}

/** A change of the account holds the next payment back. */
function WhyLater({ of: { open, payoutAt }, nextRemittance }: { of: CurrencyTotals; nextRemittance: string }) {
  const zone = COUNTRY_TIME_ZONE[useMarket().country];
  if (open.amount === 0 || payoutAt === null || payoutAt === nextRemittance) return null;
  return (
    <p className={css.quiet}>
      <FormattedMessage id="cod.paused" values={{ day: <Time key="day" at={nextRemittance} zone={zone} show="day" />, pauseHours: RULES.payoutPause.hours }} />
    </p>
  );
}
