import { useState } from 'react';
import { FormattedMessage, marketHref, useGoTo, useIntl, useMarket } from '@amberlane/core';
import { Button, Field, Icon, icons, Select } from '@amberlane/ui';
import { isReversed, orderListAddress, readOrderFilter, type OrderFilter } from '../../orders/order-filter.ts';
import { LIST_PATH } from '../../orders/order-paths.ts';
import { ORDER_SORTINGS, type OrderSorting } from '../../orders/order-sorting.ts';
import css from './filter-form.module.css';

const SORT_WORD = {
  newest: 'my-order.sort.newest',
  oldest: 'my-order.sort.oldest',
  updated: 'my-order.sort.updated',
  priceDown: 'my-order.sort.priceDown',
} as const satisfies Record<OrderSorting, string>;

/** Conditions of the list; they stand in the address once "Apply" is pressed, with or without JavaScript. */
export function FilterForm({ filter }: { filter: OrderFilter }) {
  const intl = useIntl();
  const market = useMarket();
  const goTo = useGoTo();
  // Below 768 px the conditions beside the search are folded, unless one of them counts.
  const [isOpen, setOpen] = useState(filter.from !== '' || filter.to !== '' || filter.kind !== null || filter.presend);
  const [reversed, setReversed] = useState(isReversed(filter));
  const apply = (form: FormData): void => {
    const entries = [...form.entries()].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const wanted = readOrderFilter(new URLSearchParams(entries).toString());
    setReversed(isReversed(wanted));
    if (!isReversed(wanted)) goTo(orderListAddress(wanted));
  };
  return (
    <form
      role="search"
      action={marketHref(market, LIST_PATH)}
      method="get"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply(new FormData(event.currentTarget));
      }}
    >
      {filter.status ? <input type="hidden" name="status" value={filter.status.toLowerCase()} /> : null}
      <input type="hidden" name="size" value={filter.size} />
      <Field
        name="q"
        type="search"
        dir="auto"
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        className={css.words}
        label={<FormattedMessage id="my-order.search" />}
        placeholder={intl.formatMessage({ id: 'my-order.search.hint' })}
        defaultValue={filter.keyword}
      />
      <button type="button" className={css.fold} aria-expanded={isOpen} aria-controls="order-filters" onClick={() => setOpen(!isOpen)}>
        <FormattedMessage id="my-order.filters" />
        <Icon of={icons.down} className={css.chevron} />
      </button>
      <div id="order-filters" className={isOpen ? `${css.others} ${css.open}` : css.others}>
        <Field name="from" type="date" label={<FormattedMessage id="my-order.from" />} defaultValue={filter.from} />
        <Field
          name="to"
          type="date"
          label={<FormattedMessage id="my-order.to" />}
          defaultValue={filter.to}
          error={reversed ? <FormattedMessage id="my-order.reversed" /> : undefined}
        />
        <Select name="kind" label={<FormattedMessage id="my-order.kind" />} defaultValue={filter.kind ?? ''}>
          <option value="">{intl.formatMessage({ id: 'my-order.kind.all' })}</option>
          <option value="international">{intl.formatMessage({ id: 'my-order.kind.international' })}</option>
          <option value="local">{intl.formatMessage({ id: 'my-order.kind.local' })}</option>
        </Select>
        <Select name="sort" label={<FormattedMessage id="my-order.sort" />} defaultValue={filter.sort}>
          {ORDER_SORTINGS.map((sort) => (
            <option key={sort} value={sort}>
              {intl.formatMessage({ id: SORT_WORD[sort] })}
            </option>
          ))}
        </Select>
        <label className={css.check}>
          <input type="checkbox" name="presend" value="1" defaultChecked={filter.presend} />
          <FormattedMessage id="my-order.presend" />
        </label>
      </div>
      <Button type="submit">
        <Icon of={icons.search} />
        <FormattedMessage id="my-order.apply" />
      </Button>
    </form>
  );
}
