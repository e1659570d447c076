import { parcelLimits } from '@amberlane/contract/domain';
import { FormattedMessage } from '@amberlane/core';
import { Field, Ltr } from '@amberlane/ui';
import { FormFold } from './form-fold.tsx';
import type { FormPart } from './form-part.ts';
import { productsOf } from './validate-quote.ts';
import css from './quote-form.module.css';

const SIDES = ['length', 'width', 'height'] as const;

/** The three sides of a piece and how many there are. */
export function SizeFields(part: FormPart) {
  const { addressed, entry, ends, book, idOf, errorOf } = part;
  const [product = 'smallParcel'] = productsOf(ends);
  const { belowSideMm, minSideMm } = parcelLimits(product, book.day);
  const fields = [...SIDES, 'pieces'] as const;
  return (
    <FormFold title={<FormattedMessage id="quote.form.size" />} value={<SizeText entry={entry} />} isFaulty={fields.some((field) => errorOf(field) !== null)}>
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
      <div className={css.pair}>
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
    </FormFold>
  );
}

/** Any side of a piece, or how many there are. */
export const hasSize = ({ length, width, height, pieces }: FormPart['entry']): boolean => [length, width, height].some((side) => side !== '') || !['', '1'].includes(pieces);

/** `46 × 34 × 30 cm`, and how many of it. */
export function SizeText({ entry: { length, width, height, pieces } }: Pick<FormPart, 'entry'>) {
  const sides = [length, width, height].filter((side) => side !== '').join(' × ');
  const count = pieces === '' || pieces === '1' ? '' : `${pieces} × `;
  if (sides === '' && count === '') return <FormattedMessage id="quote.form.sizeMatters" />;
  return (
    <>
      <Ltr>{count + sides}</Ltr> {sides === '' ? <FormattedMessage id="quote.form.pieces" /> : <FormattedMessage id="quote.unit.cm" />}
    </>
  );
}
