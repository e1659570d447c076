import { useState } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import type { SpecialItem } from '@amberlane/contract/calls/presend';
import { Button, CallFailed, DataTable, Field, ListState, listStateOf, Select, type Column } from '@amberlane/ui';
import { GOODS_TYPE_NAME } from '../goods-type/goods-type-name.ts';
import { Verdict } from '../goods-helper/goods-facts.tsx';
import { goodsCalls } from '../goods-helper/goods-calls.ts';
import { rulingsOn, verdictIn } from '../goods-helper/goods-rulings.ts';
import { DestinationOptions } from './destinations.tsx';
import css from './presend.module.css';

interface SpecialGoodsProps {
  readonly destination: Country;
  readonly onDestination: (country: Country) => void;
  /** Takes the kind of goods of a row into the form below. */
  readonly onTake: (item: SpecialItem) => void;
}

/** As many rows as are shown before one asks for all. */
const FIRST = 5;

/** Check first, announce second: what we decided on special goods for the destination. */
export function SpecialGoods({ destination, onDestination, onTake }: SpecialGoodsProps) {
  const intl = useIntl();
  const { locale } = useMarket();
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const { currentData, error, isFetching, refetch } = goodsCalls.useSpecialItemsQuery({ country: destination, locale });
  const found = text.trim() === '' ? (currentData ?? []) : rulingsOn(text, currentData ?? []);
  const shown = all ? found : found.slice(0, FIRST);
  const columns: readonly Column<SpecialItem>[] = [
    {
      id: 'goods',
      header: <FormattedMessage id="presend.check.goods" />,
      cell: (item) => (
        <>
          {item.name}
          <span className={css.small}>{intl.formatMessage({ id: GOODS_TYPE_NAME[item.goodsType] })}</span>
        </>
      ),
    },
    { id: 'result', header: <FormattedMessage id="presend.check.result" />, cell: (item) => <Verdict of={verdictIn(item, destination)} /> },
    { id: 'condition', header: <FormattedMessage id="presend.check.condition" />, cell: ({ conditions }) => (conditions.length === 0 ? <FormattedMessage id="presend.check.noCondition" /> : conditions.join(' ')) },
    {
      id: 'take',
      header: <FormattedMessage id="presend.check.take" />,
      cell: (item) =>
        verdictIn(item, destination) === 'REFUSED' ? null : (
          <Button small kind="quiet" className={css.take} aria-label={intl.formatMessage({ id: 'goods-helper.take' }, { name: item.name })} onClick={() => onTake(item)}>
            <FormattedMessage id="goods-helper.choose" />
          </Button>
        ),
    },
  ];
  return (
    <section className={css.part} aria-labelledby="presend-check">
      <h2 id="presend-check" className={css.title}>
        <FormattedMessage id="presend.check.title" />
      </h2>
      <div className={css.pair}>
        <Select name="check-destination" label={<FormattedMessage id="presend.check.destination" />} value={destination} onChange={({ target }) => onDestination(target.value as Country)}>
          <DestinationOptions />
        </Select>
        <Field name="check-goods" type="search" dir="auto" maxLength={80} autoComplete="off" label={<FormattedMessage id="presend.check.search" />} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <ListState
        state={listStateOf({ loading: isFetching, failed: error !== undefined, count: currentData?.length })}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="presend.check.failed" />} onRetry={() => void refetch()} />}
        empty={<FormattedMessage id="presend.check.none" />}
      >
        {shown.length === 0 ? (
          <p role="status">
            <FormattedMessage id="presend.check.noMatch" />
          </p>
        ) : (
          <DataTable caption={<FormattedMessage id="presend.check.title" />} captionHidden columns={columns} rows={shown} rowKey={({ code }) => code} reflow="wide" />
        )}
        {found.length > shown.length ? (
          <Button kind="quiet" onClick={() => setAll(true)}>
            <FormattedMessage id="presend.check.all" values={{ count: found.length }} />
          </Button>
        ) : null}
      </ListState>
    </section>
  );
}
