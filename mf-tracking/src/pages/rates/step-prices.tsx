import { FormattedMessage } from '@amberlane/core';
import { Money } from '@amberlane/ui';
import type { ListedRate } from '../../api/rates-api.ts';
import { pricePerKilogram, tiersFrom, type TierFrom } from '../../rates/price-per-kilogram.ts';

/** What each step after the first weight costs: the span of a kilogram, then all tiers. */
export function StepPrices({ rate }: { rate: ListedRate }) {
  const span = pricePerKilogram(rate.tiers);
  if (!span) return null;
  const most = <Money key="most" of={{ amount: span.most, currency: 'CNY' }} />;
  const least = <Money key="least" of={{ amount: span.least, currency: 'CNY' }} />;
  return (
    <>
      <dd>{span.least === span.most ? <FormattedMessage id="rates.steps.one" values={{ most }} /> : <FormattedMessage id="rates.steps.span" values={{ most, least }} />}</dd>
      {tiersFrom(rate).map((tier) => (
        <dd key={tier.fromGrams}>
          <TierText tier={tier} />
        </dd>
      ))}
    </>
  );
}

function TierText({ tier: { fromGrams, uptoGrams, stepGrams, stepAmount } }: { tier: TierFrom }) {
  const price = <Money key="price" of={{ amount: stepAmount, currency: 'CNY' }} />;
  const step = <StepText key="step" grams={stepGrams} />;
  return uptoGrams === null ? (
    <FormattedMessage id="rates.steps.beyond" values={{ kg: fromGrams / 1_000, price, step }} />
  ) : (
    <FormattedMessage id="rates.steps.upto" values={{ kg: uptoGrams / 1_000, price, step }} />
  );
}

/** `100 g`, `1 kg`. */
export function StepText({ grams }: { grams: number }) {
  return grams < 1_000 ? <FormattedMessage id="rates.grams" values={{ g: grams }} /> : <FormattedMessage id="rates.kilograms" values={{ kg: grams / 1_000 }} />;
}
