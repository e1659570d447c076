import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, marketHref, useGoTo, useIntl, useMarket } from '@amberlane/core';
import { CURRENCIES, GOODS_TYPES, PURPOSES, RECEIVER_TYPES } from '@amberlane/contract/domain';
import { COUNTRIES, type Country } from '@amberlane/contract/site';
import { Button, Field, Select } from '@amberlane/ui';
import { ErrorSummary } from '@amberlane/ui/fields';
import { GOODS_TYPE_NAME, hasBattery } from '../goods-type/goods-type-name.ts';
import type { CityBook } from './quote-calls.ts';
import { endsOf, entryOfForm, judgeEntry, ORDER_QUOTE_PATH, quoteAddress, type EntryField, type QuoteEntry } from './quote-entry.ts';
import css from './quote-form.module.css';

/** What is wrong with a field, as a sentence. */
export type Faults = ReadonlyMap<EntryField, ReactNode>;

interface QuoteFormProps {
  readonly entry: QuoteEntry;
  readonly book: CityBook;
  /** What stands against the entry of the address. */
  readonly faults: Faults;
  readonly faultsOf: (entry: QuoteEntry) => Faults;
}

/** All that the bill of an order depends on: a plain GET form, so the address holds it and it works without JavaScript. */
export function QuoteForm({ entry, book, faults: addressed, faultsOf }: QuoteFormProps) {
  const intl = useIntl();
  const market = useMarket();
  const goTo = useGoTo();
  const summary = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Faults | null>(null);
  const [goods, setGoods] = useState(entry.goods);
  const faults = refused ?? addressed;
  const { origin, destination } = endsOf(entry, book, market.country);
  const bind = (field: EntryField) => ({ id: `order-quote-${field}`, name: field, label: <FormattedMessage id={`order-quote.form.${field}`} />, error: faults.get(field), defaultValue: entry[field] });
  const number = (field: EntryField, suffix?: ReactNode, required = false) => (
    <Field {...bind(field)} inputMode="decimal" autoComplete="off" dir="ltr" maxLength={20} required={required} {...(suffix !== undefined && { suffix })} note={required ? undefined : <FormattedMessage id="form.optional" />} />
  );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = entryOfForm(event.currentTarget);
    const found = faultsOf(typed);
    setRefused(found.size > 0 ? found : null);
    if (found.size === 0) goTo(quoteAddress(typed));
    else requestAnimationFrame(() => summary.current?.focus());
  };
  return (
    <form action={marketHref(market, ORDER_QUOTE_PATH)} method="get" noValidate aria-label={intl.formatMessage({ id: 'order-quote.form.label' })} className={css.form} onSubmit={onSubmit}>
      {faults.size > 0 ? <ErrorSummary ref={summary} faults={[...faults].map(([field, sentence]) => ({ fieldId: `order-quote-${field}`, sentence: <Named field={field} sentence={sentence} /> }))} /> : null}
      <div className={css.three}>
        <Select {...bind('origin')} defaultValue={origin?.code ?? ''}>
          <Cities cities={book.origins} />
        </Select>
        <Select {...bind('destination')} defaultValue={destination?.code ?? ''}>
          <Cities cities={book.receivers} />
        </Select>
        {number('weight', <UnitText unit="kilogram" />, true)}
      </div>
      <fieldset className={css.group}>
        <legend>
          <FormattedMessage id="order-quote.form.size" />
        </legend>
        <div className={css.sides}>
          {number('length', <UnitText unit="centimeter" />)}
          {number('width', <UnitText unit="centimeter" />)}
          {number('height', <UnitText unit="centimeter" />)}
          {number('pieces')}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>
          <FormattedMessage id="order-quote.form.inside" />
        </legend>
        <div className={css.three}>
          <Select {...bind('goods')} onChange={({ target }) => setGoods(target.value)}>
            {GOODS_TYPES.map((type) => (
              <option key={type} value={type}>
                {intl.formatMessage({ id: GOODS_TYPE_NAME[type] })}
              </option>
            ))}
          </Select>
          {hasBattery(goods) ? (
            <>
              {number('wattHours', <FormattedMessage id="order-quote.form.wattHours.unit" />)}
              {number('batteries')}
            </>
          ) : null}
          <label className={css.option}>
            <input type="checkbox" name="brand" value="1" defaultChecked={entry.brand !== ''} />
            <FormattedMessage id="order-quote.form.brand" />
          </label>
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>
          <FormattedMessage id="order-quote.form.money" />
        </legend>
        <div className={css.money}>
          <Select {...bind('currency')}>
            {CURRENCIES.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </Select>
          {number('value')}
          {number('cod')}
          {number('insured')}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>
          <FormattedMessage id="order-quote.form.customs" />
        </legend>
        <div className={css.two}>
          <Select {...bind('purpose')}>
            {PURPOSES.map((purpose) => (
              <option key={purpose} value={purpose}>
                {intl.formatMessage({ id: `order-quote.purpose.${purpose}` })}
              </option>
            ))}
          </Select>
          <Select {...bind('receiver')}>
            {RECEIVER_TYPES.map((type) => (
              <option key={type} value={type}>
                {intl.formatMessage({ id: `order-quote.receiver.${type}` })}
              </option>
            ))}
          </Select>
        </div>
      </fieldset>
      {entry.product === '' ? null : <input type="hidden" name="product" defaultValue={entry.product} />}
      <div>
        <Button kind="primary" type="submit">
          <FormattedMessage id="order-quote.form.submit" />
        </Button>
      </div>
    </form>
  );
}

/** A fault away from its field names the field. */
const Named = ({ field, sentence }: { field: EntryField; sentence: ReactNode }) => (
  <FormattedMessage id="order-quote.fault.of" values={{ field: <FormattedMessage id={`order-quote.form.${field}`} />, fault: sentence }} />
);

function UnitText({ unit }: { unit: 'kilogram' | 'centimeter' }) {
  const parts = useIntl().formatNumberToParts(1, { style: 'unit', unit, unitDisplay: 'short' });
  return parts.find(({ type }) => type === 'unit')?.value ?? null;
}

function Cities({ cities }: { cities: readonly { readonly code: string; readonly name: string; readonly country: Country }[] }) {
  const intl = useIntl();
  const countries = (['CN', ...COUNTRIES.filter((country) => country !== 'CN')] as const).filter((country) => cities.some((city) => city.country === country));
  return countries.map((country) => (
    <optgroup key={country} label={intl.formatDisplayName(country, { type: 'region' }) ?? country}>
      {cities
        .filter((city) => city.country === country)
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}

/** The faults of an entry that need no API, as sentences. */
export function ownFaults(entry: QuoteEntry, book: CityBook, home: Country): Faults {
  const judgement = judgeEntry(entry, endsOf(entry, book, home));
  return new Map(judgement.kind === 'right' ? [] : judgement.faults.map(({ field, code }) => [field, <FormattedMessage key={field} id={`order-quote.fault.${code}`} />]));
}
