import { taxRule, type Country, type TaxRule } from '@amberlane/contract';
import { FormattedMessage, usePlace, useSelector } from '@amberlane/core';
import { selectAsOf } from '../../content-slice.ts';

const MINOR_UNITS = 100;
const WHOLE_IN_BASIS_POINTS = 10_000;

/** Countries whose customs have rules of their own; elsewhere customs decides parcel by parcel. */
const MESSAGES: Partial<Readonly<Record<Country, string>>> = {
  MA: 'rules.customs.MA',
  SA: 'rules.customs.SA',
  AE: 'rules.customs.AE',
  PK: 'rules.customs.PK',
  TR: 'rules.customs.TR',
};

const major = (amount: number | undefined): number => (amount ?? 0) / MINOR_UNITS;

/** What the messages name, in whole units of the currency that they write beside it. */
const figuresOf = (goods: TaxRule | null, gift: TaxRule | null) => ({
  goods: major(goods?.threshold.amount),
  gift: major(gift?.threshold.amount),
  share: (goods?.basisPoints ?? 0) / WHOLE_IN_BASIS_POINTS,
  individual: major(goods?.clearance?.individual.amount),
  company: major(goods?.clearance?.company.amount),
});

/** Duties and clearance in the reader's country. */
export function CountryCustoms() {
  const { country } = usePlace();
  const asOf = useSelector(selectAsOf);
  const figures = figuresOf(taxRule(country, 'ecommerce', asOf), taxRule(country, 'gift', asOf));
  return (
    <p>
      <FormattedMessage
        id={MESSAGES[country] ?? 'rules.customs.other'}
        values={{ ...figures, country: <FormattedMessage key="country" id={`content.country.${country}`} /> }}
      />
    </p>
  );
}
