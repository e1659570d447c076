import { useState } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import type { SpecialItem } from '@amberlane/contract/calls/presend';
import { Button, CallFailed, Field, Select } from '@amberlane/ui';
import { GOODS_TYPE_NAME } from '../goods-type/goods-type-name.ts';
import { Verdict } from '../goods-helper/goods-facts.tsx';
import { goodsCalls } from '../goods-helper/goods-calls.ts';
import { rulingsOn, verdictIn } from '../goods-helper/goods-rulings.ts';
import { RowTable, type RowColumn } from '../orders/row-table.tsx';
import { DestinationOptions } from './destinations.tsx';
import css from './presend.module.css';

interface SpecialGoodsProps {
  readonly destination: Country;
  readonly onDestination: (country: Country) => void;
  /** Takes the kind of goods of a row into the form below. */
  readonly onTake: (item: SpecialItem) => void;
}

/** As many rows as are shown of what was searched for. */
const FIRST = 5;

/** Check first, announce second: what we decided on special goods for the destination, once it is asked. */
export function SpecialGoods({ destination, onDestination, onTake }: SpecialGoodsProps) {
  const { locale } = useMarket();
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const { currentData, error, refetch } = goodsCalls.useSpecialItemsQuery({ country: destination, locale });
  const isAsked = text.trim() !== '';
  const found = isAsked ? rulingsOn(text, currentData ?? []) : (currentData ?? []);
  const shown = all ? found : found.slice(0, isAsked ? FIRST : 0);
  return (
    <section className={css.part} aria-labelledby="presend-check">
      <h2 id="presend-check" className={css.title}>
        <FormattedMessage id="presend.check.title" />
      </h2>
      <div className={css.pair}>
        <Select name="check-destination" label={<FormattedMessage id="presend.check.destination" />} value={destination} onChange={({ target }) => onDestination(target.value as Country)}>
          <DestinationOptions />
        </Select>
        <Field
          name="check-goods"
          type="search"
          dir="auto"
          maxLength={80}
          autoComplete="off"
          label={<FormattedMessage id="presend.check.search" />}
          hint={<FormattedMessage id="presend.check.search.hint" />}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAll(false);
          }}
        />
      </div>
      {error && !currentData ? <CallFailed level={3} error={error} title={<FormattedMessage id="presend.check.failed" />} onRetry={() => void refetch()} /> : null}
      <div>
        <p role="status">{isAsked && currentData && found.length === 0 ? <FormattedMessage id="presend.check.noMatch" /> : null}</p>
        {shown.length > 0 ? <Rulings items={shown} destination={destination} onTake={onTake} /> : null}
      </div>
      {found.length > shown.length ? (
        <div>
          <Button small onClick={() => setAll(true)}>
            <FormattedMessage id="presend.check.all" values={{ count: found.length }} />
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Rulings({ items, destination, onTake }: { items: readonly SpecialItem[] } & Pick<SpecialGoodsProps, 'destination' | 'onTake'>) {
  const intl = useIntl();
  const columns: readonly RowColumn<SpecialItem>[] = [
    {
      id: 'goods',
      header: <FormattedMessage id="presend.check.goods" />,
      cell: ({ name, goodsType }) => (
        <>
          {name} <span className={css.kind}>{intl.formatMessage({ id: GOODS_TYPE_NAME[goodsType] })}</span>
        </>
      ),
    },
    { id: 'result', header: <FormattedMessage id="presend.check.result" />, narrow: 'end', cell: (item) => <Verdict of={verdictIn(item, destination)} /> },
    {
      id: 'condition',
      header: <FormattedMessage id="presend.check.condition" />,
      narrow: 'line',
      cell: (item) => (
        <span className={css.condition}>
          <span>{item.conditions.length === 0 ? <FormattedMessage id="presend.check.noCondition" /> : item.conditions.join(' ')}</span>
          {verdictIn(item, destination) === 'REFUSED' ? null : (
            <Button small aria-label={intl.formatMessage({ id: 'goods-helper.take' }, { name: item.name })} onClick={() => onTake(item)}>
              <FormattedMessage id="goods-helper.choose" />
            </Button>
          )}
        </span>
      ),
    },
  ];
  return <RowTable caption={<FormattedMessage id="presend.check.title" />} columns={columns} rows={items} rowKey={({ code }) => code} />;
}
