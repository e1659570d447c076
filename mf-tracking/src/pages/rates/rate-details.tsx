import { Fragment } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Money, TextLink } from '@amberlane/ui';
import type { ListedRate } from '../../api/rates-api.ts';
import { quotePath } from '../../rates/quote-path.ts';
import type { RateFilter } from '../../rates/rate-filter.ts';
import { remarkMessage } from '../../rates/remark-labels.ts';
import { DayText } from './day-text.tsx';
import { Opener } from './opener.tsx';
import { StepPrices } from './step-prices.tsx';

/** Between the names of remarks, in every language. */
const DOT = ' · ';

interface RateDetailsProps {
  readonly rate: ListedRate;
  readonly filter: RateFilter;
}

/** Conditions in a few words each, which open their sentences, how the price is made, how long it holds and the way to a quote. */
export function RateDetails({ rate, filter }: RateDetailsProps) {
  const { remarks, validFrom, validTo } = rate;
  return (
    <Opener summary={<Names rate={rate} />} short={<FormattedMessage id="rates.column.remarks" />}>
      <ul role="list">
        {remarks.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
        <li>
          {validTo === null ? (
            <FormattedMessage id="rates.valid.from" values={{ from: <DayText key="from" day={validFrom} /> }} />
          ) : (
            <FormattedMessage id="rates.valid.to" values={{ from: <DayText key="from" day={validFrom} />, to: <DayText key="to" day={validTo} /> }} />
          )}
        </li>
      </ul>
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
      </dl>
      <p>
        <PriceLink rate={rate} filter={filter} />
      </p>
    </Opener>
  );
}

function Names({ rate: { remarks, validTo } }: Pick<RateDetailsProps, 'rate'>) {
  return (
    <>
      {remarks.map(({ code, text }, index) => (
        <Fragment key={code}>
          {index === 0 ? null : DOT}
          <RemarkName code={code} text={text} />
        </Fragment>
      ))}
      {validTo === null ? null : (
        <>
          {DOT}
          <FormattedMessage id="rates.valid.until" values={{ to: <DayText key="to" day={validTo} /> }} />
        </>
      )}
    </>
  );
}

function RemarkName({ code, text }: { code: string; text: string }) {
  const id = remarkMessage(code);
  return id === null ? text : <FormattedMessage id={id} />;
}

/** An amount and the weight that it is for. */
const Price = ({ amount, grams }: { amount: number; grams: number }) => (
  <>
    <Money of={{ amount, currency: 'CNY' }} /> <FormattedMessage id="rates.kilograms" values={{ kg: grams / 1_000 }} />
  </>
);

/** To the price of the whole parcel, with what is known here. */
function PriceLink({ rate, filter }: RateDetailsProps) {
  const intl = useIntl();
  const product = intl.formatMessage({ id: `rates.product.${rate.product}` });
  const way = intl.formatMessage({ id: 'rates.way' }, { origin: rate.origin.name, destination: rate.destination.name });
  return (
    <TextLink to={quotePath(rate, filter)} kind="more" aria-label={intl.formatMessage({ id: 'rates.quoteFor' }, { product, way })}>
      <FormattedMessage id="rates.quote" />
    </TextLink>
  );
}
