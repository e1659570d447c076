import { parcelLimits, type PricedProduct } from '@amberlane/contract/domain';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Field, StatusMark } from '@amberlane/ui';
import { gramsOf } from '@amberlane/ui/fields';
import type { FormPart } from './form-part.ts';
import { productsOf } from './validate-quote.ts';
import css from './quote-form.module.css';

const SIDES = ['length', 'width', 'height'] as const;

/** Weight, pieces and the three sides. */
export function ParcelFields(part: FormPart) {
  const { addressed, entry, book, ends, idOf, errorOf } = part;
  const products = productsOf(ends);
  const limits = products.map((product) => parcelLimits(product, book.day));
  const confirmAbove = limits.at(-1)?.confirmAboveGrams ?? null;
  const isHeavy = confirmAbove !== null && !errorOf('weight') && (gramsOf(entry.weight) ?? 0) > confirmAbove;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <FormattedMessage id="quote.form.parcel" />
      </legend>
      <div className={css.pair}>
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
        <Field
          id={idOf('pieces')}
          name="pieces"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          defaultValue={addressed.pieces}
          label={<FormattedMessage id="quote.form.pieces" />}
          error={errorOf('pieces')}
        />
      </div>
      <p className={css.hint}>
        <WeightHint products={products} day={book.day} />
      </p>
      {isHeavy ? (
        <p className={css.flag} role="status">
          <StatusMark status="attention">
            <FormattedMessage id="quote.weight.over" values={{ max: confirmAbove / 1_000 }} />
          </StatusMark>
        </p>
      ) : null}
      <Sides {...part} />
    </fieldset>
  );
}

function Sides({ addressed, ends, book, idOf, errorOf }: FormPart) {
  const [product = 'smallParcel'] = productsOf(ends);
  const { belowSideMm, minSideMm } = parcelLimits(product, book.day);
  return (
    <>
      <div className={css.sides}>
        {SIDES.map((side) => (
          <Field
            key={side}
            id={idOf(side)}
            name={side}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            defaultValue={addressed[side]}
            suffix={<FormattedMessage id="quote.unit.cm" />}
            label={<FormattedMessage id={`quote.form.${side}`} />}
            error={errorOf(side)}
          />
        ))}
      </div>
      <p className={css.hint}>
        <FormattedMessage id="quote.form.sizeHint" values={{ max: belowSideMm / 10, min: minSideMm / 10 }} />
      </p>
    </>
  );
}

function WeightHint({ products, day }: { products: readonly PricedProduct[]; day: string }) {
  const kilograms = (product: PricedProduct): number => parcelLimits(product, day).maxWaybillGrams / 1_000;
  return products.includes('localDelivery') ? (
    <FormattedMessage id="quote.form.weightHintLocal" values={{ max: kilograms('localDelivery') }} />
  ) : (
    <FormattedMessage id="quote.form.weightHint" values={{ small: kilograms('smallParcel'), line: kilograms('specialLine') }} />
  );
}

/** `kg` as the reader's language writes it. */
function KilogramName() {
  const parts = useIntl().formatNumberToParts(1, { style: 'unit', unit: 'kilogram', unitDisplay: 'short' });
  return <span suppressHydrationWarning>{parts.find(({ type }) => type === 'unit')?.value ?? null}</span>;
}
