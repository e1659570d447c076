import { parcelLimits, type PricedProduct } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { Field, StatusMark } from '@amberlane/ui';
import { gramsOf } from '@amberlane/ui/fields';
import type { FormPart } from './form-part.ts';
import { KilogramName } from './kilogram-name.tsx';
import { productsOf } from './validate-quote.ts';
import css from './quote-form.module.css';

/** All pieces together. */
export const WeightField = ({ addressed, idOf, errorOf }: FormPart) => (
  <Field
    id={idOf('weight')}
    name="weight"
    inputMode="decimal"
    autoComplete="off"
    dir="ltr"
    defaultValue={addressed.weight}
    suffix={<KilogramName />}
    label={<FormattedMessage id="quote.form.weight" />}
    error={errorOf('weight')}
  />
);

/** An example of a weight, kilograms: each language has its own sign for decimals. */
const SAMPLE = 2.5;

/** What to enter, and what the services of the lane take at most. */
export function WeightHint({ book: { day }, ends }: FormPart) {
  const products = productsOf(ends);
  const kilograms = (product: PricedProduct): number => parcelLimits(product, day).maxWaybillGrams / 1_000;
  return (
    <p className={css.hint}>
      {products.includes('localDelivery') ? (
        <FormattedMessage id="quote.form.weightHintLocal" values={{ sample: SAMPLE, max: kilograms('localDelivery') }} />
      ) : (
        <FormattedMessage id="quote.form.weightHint" values={{ sample: SAMPLE, small: kilograms('smallParcel'), line: kilograms('specialLine') }} />
      )}
    </p>
  );
}

/** Above a weight the price is confirmed by hand. */
export function HeavyNote({ entry, book, ends, errorOf }: FormPart) {
  const limits = productsOf(ends).map((product) => parcelLimits(product, book.day));
  const confirmAbove = limits.at(-1)?.confirmAboveGrams ?? null;
  if (confirmAbove === null || errorOf('weight') || (gramsOf(entry.weight) ?? 0) <= confirmAbove) return null;
  return (
    <p className={css.flag} role="status">
      <StatusMark status="attention">
        <FormattedMessage id="quote.weight.over" values={{ max: confirmAbove / 1_000 }} />
      </StatusMark>
    </p>
  );
}
