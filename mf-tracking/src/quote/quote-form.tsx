import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, marketHref, useGoTo, useIntl, useMarket } from '@amberlane/core';
import { Button } from '@amberlane/ui';
import { ErrorSummary } from '@amberlane/ui/fields';
import type { CityBook } from '../api/quote-api.ts';
import { BatteryFields } from './battery-fields.tsx';
import { isBeforePrice, LowestPrices } from './before-price.tsx';
import { CustomsFields } from './customs-fields.tsx';
import { FaultText, NamedFault } from './fault-text.tsx';
import type { FormPart } from './form-part.ts';
import { GoodsFields } from './goods-fields.tsx';
import { HeavyNote, WeightField, WeightHint } from './parcel-fields.tsx';
import { entryOfForm, quoteAddress, QUOTE_PATH, type QuoteField } from './quote-entry.ts';
import { endsOf, judgeEntry } from './validate-quote.ts';
import { RouteFields } from './route-fields.tsx';
import { ShownCurrencyField } from './shown-currency-field.tsx';
import { SizeFields } from './size-fields.tsx';
import type { QuoteDesk } from './use-quote-form.ts';
import { ValueFields } from './value-fields.tsx';
import css from './quote-form.module.css';

interface QuoteFormProps {
  readonly desk: QuoteDesk;
  readonly book: CityBook;
}

/** What is to be priced: where to, how heavy and, folded, how large; the button, then what differs for few parcels, folded with its value. A plain GET form, followed while one types once React runs. */
export function QuoteForm({ desk, book }: QuoteFormProps) {
  const { formId, formKey, following, addressed, entry, faults, isSent } = desk;
  const intl = useIntl();
  const market = useMarket();
  const summary = useRef<HTMLDivElement>(null);
  const onSubmit = useSubmit(desk, book, () => summary.current?.focus());
  const part: FormPart = {
    addressed, entry, book,
    ends: endsOf(entry, book, market.country),
    idOf: (field) => `${formId}-${field}`,
    errorOf: (field) => faultOf(field, faults),
  };
  return (
    <form
      key={formKey}
      id={formId}
      action={marketHref(market, QUOTE_PATH)}
      method="get"
      noValidate
      aria-label={intl.formatMessage({ id: 'quote.form.label' })}
      className={css.form}
      onChange={({ currentTarget, target }) => following.onInput(currentTarget, target)}
      onSubmit={onSubmit}
    >
      {isSent && faults.length > 0 ? (
        <ErrorSummary
          ref={summary}
          title={<FormattedMessage id="quote.form.errors" values={{ count: faults.length }} />}
          faults={faults.map((fault) => ({ fieldId: part.idOf(fault.field), sentence: <NamedFault fault={fault} /> }))}
        />
      ) : null}
      <div className={css.first}>
        <RouteFields {...part} />
        <WeightField {...part} />
        <WeightHint {...part} />
      </div>
      <SizeFields {...part} />
      <HeavyNote {...part} />
      {/* It stays where it is when a price comes while one types: a finger may be on its way to it. */}
      <div className={desk.isAnswered && desk.priced !== undefined ? css.priced : undefined}>
        <Button {...(desk.priced === undefined && { kind: 'primary' })} type="submit" className={css.submit}>
          <FormattedMessage id="quote.form.submit" />
        </Button>
      </div>
      {isBeforePrice(desk) ? (
        <div className={css.lowest}>
          <LowestPrices entry={desk.settled} book={book}>
            <b>
              <FormattedMessage id="quote.before.card" />
            </b>
          </LowestPrices>
        </div>
      ) : null}
      <div role="group" aria-labelledby={`${formId}-options`} aria-describedby={`${formId}-options-text`}>
        <p id={`${formId}-options`} className={css.optionsTitle}>
          <FormattedMessage id="quote.form.options" />
        </p>
        <p id={`${formId}-options-text`} className={css.optionsText}>
          <FormattedMessage id="quote.form.optionsText" />
        </p>
        <BatteryFields {...part} />
        <GoodsFields {...part} />
        <ValueFields {...part} />
        <CustomsFields {...part} />
        <ShownCurrencyField {...part} />
      </div>
      <input type="hidden" name="product" defaultValue={addressed.product} />
    </form>
  );
}

function faultOf(field: QuoteField, faults: QuoteDesk['faults']): ReactNode {
  const fault = faults.find((each) => each.field === field);
  return fault ? <FaultText fault={fault} /> : null;
}

/** Sends a right entry as a change of page, with an entry in the history; a wrong one stays and says why. */
function useSubmit({ entry, onSent }: QuoteDesk, book: CityBook, onRefused: () => void) {
  const goTo = useGoTo();
  const { country } = useMarket();
  return (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = entryOfForm(event.currentTarget, entry);
    const isRight = judgeEntry(typed, book, country).kind === 'right';
    onSent(isRight);
    if (isRight) goTo(quoteAddress(typed));
    else requestAnimationFrame(onRefused);
  };
}
