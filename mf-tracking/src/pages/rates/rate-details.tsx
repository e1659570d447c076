import { FormattedMessage, useIntl } from '@amberlane/core';
import { Money, TextLink } from '@amberlane/ui';
import type { ListedRate } from '../../api/rates-api.ts';
import { quotePath } from '../../rates/quote-path.ts';
import type { RateFilter } from '../../rates/rate-filter.ts';
import { hasRemark, type RateRowOf, type ServiceRemarks } from '../../rates/rate-rows.ts';
import { remarkMessage } from '../../rates/remark-labels.ts';
import { DayText } from './day-text.tsx';
import { Opener } from './opener.tsx';
import { StepPrices } from './step-prices.tsx';
import css from './rate-table.module.css';

/** Between the remarks for those who hear them; each has a line of its own. */
const SPACE = ' ';

interface RateDetailsProps {
  readonly row: RateRowOf;
  /** Remarks of all rates of the service: they are said below the table. */
  readonly said: ServiceRemarks['remarks'];
  readonly filter: RateFilter;
  /** Day of the rates, ISO date. */
  readonly day: string;
}

/** What is special about this rate, which opens how the price is made, how long it holds and other cities of departure; beside it the way to a quote. */
export function RateDetails({ row: { rate, others }, said, filter, day }: RateDetailsProps) {
  const own = rate.remarks.filter((remark) => !hasRemark(said, remark));
  return (
    <div className={css.calls}>
      <Opener summary={<Names rate={rate} own={own} day={day} />}>
        {own.length === 0 ? null : (
          <ul role="list">
            {own.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        )}
        <dl>
          <dt>
            <FormattedMessage id="rates.column.first" />
          </dt>
          <dd>
            <Price amount={rate.firstAmount} grams={rate.firstGrams} />
          </dd>
          <dt>
            <FormattedMessage id="rates.column.steps" />
          </dt>
          <StepPrices rate={rate} />
          <dt>
            <FormattedMessage id="rates.column.minimum" />
          </dt>
          <dd>
            <Price {...rate.minimum} />
          </dd>
          {others.length === 0 ? null : <OtherOrigins rates={others} filter={filter} />}
        </dl>
        <p>
          <Validity rate={rate} />
        </p>
      </Opener>
      <QuoteLink rate={rate} filter={filter} />
    </div>
  );
}

/** Days before the end of a price from which it is said in its row; before that the details have it. */
const SOON = 30;

const endsSoon = (validTo: string, day: string): boolean => Date.parse(validTo) - Date.parse(day) <= SOON * 86_400_000;

/** The city has a mark for it, and the days tell it. */
const REMOTE = 'REMOTE_AREA';

function Names({ rate: { validTo }, own, day }: { rate: ListedRate; own: ListedRate['remarks']; day: string }) {
  return (
    <>
      {own.filter(({ code }) => code !== REMOTE).map(({ code, text }) => (
        <span key={code} className={css.special}>
          <RemarkName code={code} text={text} />
          {SPACE}
        </span>
      ))}
      {validTo === null || !endsSoon(validTo, day) ? null : (
        <span className={css.special}>
          <FormattedMessage id="rates.valid.until" values={{ to: <DayText key="to" day={validTo} /> }} />
          {SPACE}
        </span>
      )}
      <span className={css.details}>
        <FormattedMessage id="rates.details" />
      </span>
      <span className={css.weights}>
        <FormattedMessage id="rates.details.weights" />
      </span>
    </>
  );
}

function RemarkName({ code, text }: { code: string; text: string }) {
  const id = remarkMessage(code);
  return id === null ? text : <FormattedMessage id={id} />;
}

function Validity({ rate: { validFrom, validTo } }: { rate: ListedRate }) {
  const from = <DayText key="from" day={validFrom} />;
  return validTo === null ? <FormattedMessage id="rates.valid.from" values={{ from }} /> : <FormattedMessage id="rates.valid.to" values={{ from, to: <DayText key="to" day={validTo} /> }} />;
}

/** An amount and the weight that it is for. */
const Price = ({ amount, grams }: { amount: number; grams: number }) => (
  <>
    <Money of={{ amount, currency: 'CNY' }} /> <FormattedMessage id="rates.kilograms" values={{ kg: grams / 1_000 }} />
  </>
);

function OtherOrigins({ rates, filter }: { rates: readonly ListedRate[]; filter: RateFilter }) {
  return (
    <>
      <dt>
        <FormattedMessage id="rates.otherOrigins" />
      </dt>
      {rates.map((rate) => (
        <OtherOrigin key={rate.id} rate={rate} filter={filter} />
      ))}
    </>
  );
}

const OtherOrigin = ({ rate, filter }: { rate: ListedRate; filter: RateFilter }) => (
  <dd className={css.other}>
    <TextLink to={quotePath(rate, filter)} aria-label={useQuoteName(rate)}>
      <bdi>{rate.origin.name}</bdi>
    </TextLink>
    <Money of={{ amount: rate.forWeight?.amount ?? rate.minimum.amount, currency: 'CNY' }} />
  </dd>
);

/** To the price of the whole parcel, with what is known here. */
function QuoteLink({ rate, filter }: { rate: ListedRate; filter: RateFilter }) {
  return (
    <TextLink to={quotePath(rate, filter)} aria-label={useQuoteName(rate)} className={css.quote}>
      <FormattedMessage id="rates.quote" />
    </TextLink>
  );
}

function useQuoteName({ product, origin, destination }: ListedRate): string {
  const intl = useIntl();
  const way = intl.formatMessage({ id: 'rates.way' }, { origin: origin.name, destination: destination.name });
  return intl.formatMessage({ id: 'rates.quoteFor' }, { product: intl.formatMessage({ id: `rates.product.${product}` }), way });
}
