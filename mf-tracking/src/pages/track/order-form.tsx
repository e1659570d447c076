import { useId, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, marketHref, useGoTo, useIntl, useMarket } from '@amberlane/core';
import { Button, Field, Icon, icons } from '@amberlane/ui';
import { MAX_ORDER_LENGTH, ORDER_FIELD, orderPath, orderQuery, SENT_FIELD, SENT_FROM, type OrderQuery } from '../../query/order-query.ts';
import { TRACK_PATH } from '../../query/track-query.ts';
import { OrderRefusal } from './order-refusal.tsx';
import css from './order-form.module.css';

/** Id of its text field, for the summary of errors. */
export const ORDER_FIELD_ID = 'track-order';

/** The second way to ask: by the shop's own order number. A plain GET form; folded up until it is wanted. */
export function OrderForm({ query }: { query: OrderQuery | null }) {
  const market = useMarket();
  const intl = useIntl();
  const goTo = useGoTo();
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState(query?.refusal ?? null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const asked = orderQuery(textOf(data.get(ORDER_FIELD)), textOf(data.get(SENT_FIELD)));
    setRefusal(asked.refusal);
    if (asked.refusal) field.current?.focus();
    else goTo(orderPath(asked.mallNo, asked.sent));
  };
  return (
    <details className={css.order} open={query !== null} suppressHydrationWarning>
      <summary className={css.summary}>
        <FormattedMessage id="track.order.summary" />
        <Icon of={icons.down} className={css.chevron} />
      </summary>
      <form method="get" action={marketHref(market, TRACK_PATH)} aria-label={intl.formatMessage({ id: 'track.order.summary' })} className={css.form} onSubmit={submit}>
        <Field
          id={ORDER_FIELD_ID}
          ref={field}
          name={ORDER_FIELD}
          defaultValue={query?.typed ?? ''}
          maxLength={MAX_ORDER_LENGTH}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          label={<FormattedMessage id="track.order.label" />}
          hint={<FormattedMessage id="track.order.hint" />}
          error={refusal ? <OrderRefusal refusal={refusal} /> : null}
        />
        <SentFrom chosen={query?.sent ?? 'abroad'} />
        <Button type="submit">
          <Icon of={icons.search} />
          <FormattedMessage id="track.order.submit" />
        </Button>
      </form>
    </details>
  );
}

function SentFrom({ chosen }: { chosen: OrderQuery['sent'] }) {
  const legend = useId();
  return (
    <div role="radiogroup" aria-labelledby={legend} className={css.sent}>
      <span id={legend} className={css.legend}>
        <FormattedMessage id="track.order.from" />
      </span>
      {SENT_FROM.map((from) => (
        <label key={from} className={css.choice}>
          <input type="radio" name={SENT_FIELD} value={from} defaultChecked={from === chosen} />
          <FormattedMessage id={`track.order.${from}`} />
        </label>
      ))}
    </div>
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
