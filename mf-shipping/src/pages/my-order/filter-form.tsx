import { useState } from 'react';
import { FormattedMessage, marketHref, useGoTo, useIntl, useMarket } from '@amberlane/core';
import { Button, Field, Icon, icons, Select } from '@amberlane/ui';
import { isReversed, orderListAddress, readOrderFilter, type OrderFilter } from '../../orders/order-filter.ts';
import { LIST_PATH } from '../../orders/order-paths.ts';
import css from './filter-form.module.css';

/** Conditions of the list in one line; they stand in the address once "Search" is pressed, with or without JavaScript. */
export function FilterForm({ filter }: { filter: OrderFilter }) {
  const intl = useIntl();
  const market = useMarket();
  const goTo = useGoTo();
  const [reversed, setReversed] = useState(isReversed(filter));
  const inUse = [filter.from !== '', filter.to !== '', filter.kind !== null, filter.presend].filter(Boolean).length;
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
      className={reversed ? `${css.form} ${css.open}` : css.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply(new FormData(event.currentTarget));
      }}
    >
      {filter.status ? <input type="hidden" name="status" value={filter.status.toLowerCase()} /> : null}
      {filter.sort === 'newest' ? null : <input type="hidden" name="sort" value={filter.sort} />}
      <input type="hidden" name="size" value={filter.size} />
      <div className={css.search}>
        <Field
          name="q"
          type="search"
          dir="auto"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          className={css.words}
          label={<FormattedMessage id="my-order.search" />}
          placeholder={intl.formatMessage({ id: 'my-order.search.short' })}
          defaultValue={filter.keyword}
        />
        <Button type="submit" className={css.go}>
          <Icon of={icons.search} />
          <span className={css.goText}>
            <FormattedMessage id="my-order.apply" />
          </span>
        </Button>
      </div>
      {/* The reader may have opened or closed it before React runs. */}
      <details className={css.filters} open={reversed} suppressHydrationWarning>
        <summary className={css.fold}>
          <FormattedMessage id="my-order.filters" values={{ count: inUse }} />
          <Icon of={icons.down} className={css.chevron} />
        </summary>
        <div className={css.others}>
          <Field name="from" type="date" label={<FormattedMessage id="my-order.from" />} defaultValue={filter.from} />
          <Field
            name="to"
            type="date"
            label={<FormattedMessage id="my-order.to" />}
            defaultValue={filter.to}
            error={reversed ? <FormattedMessage id="my-order.reversed" /> : undefined}
          />
          <Select name="kind" className={css.kind} label={<FormattedMessage id="my-order.kind" />} defaultValue={filter.kind ?? ''}>
            <option value="">{intl.formatMessage({ id: 'my-order.kind.all' })}</option>
            <option value="international">{intl.formatMessage({ id: 'my-order.kind.international' })}</option>
            <option value="local">{intl.formatMessage({ id: 'my-order.kind.local' })}</option>
          </Select>
          <label className={css.check}>
            <input type="checkbox" name="presend" value="1" defaultChecked={filter.presend} />
            <FormattedMessage id="my-order.presend" />
          </label>
          <Button type="submit" small className={css.use}>
            <FormattedMessage id="my-order.filters.apply" />
          </Button>
        </div>
      </details>
    </form>
  );
}
