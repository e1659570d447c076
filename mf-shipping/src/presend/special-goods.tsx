import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import type { SpecialItem } from '@amberlane/contract/calls/presend';
import { Button, CallFailed, DisclosureRow, TextLink } from '@amberlane/ui';
import { GOODS_TYPE_NAME } from '../goods-type/goods-type-name.ts';
import { Verdict } from '../goods-helper/goods-facts.tsx';
import { goodsCalls } from '../goods-helper/goods-calls.ts';
import { verdictIn } from '../goods-helper/goods-rulings.ts';
import { RowTable, type RowColumn } from '../orders/row-table.tsx';
import css from './presend.module.css';

interface SpecialGoodsProps {
  readonly destination: Country;
  /** Takes the kind of goods of a row into the form. */
  readonly onTake: (item: Pick<SpecialItem, 'goodsType'>) => void;
}

/** All that we decided on special goods for the destination, in a row that opens. */
export function SpecialGoods({ destination, onTake }: SpecialGoodsProps) {
  const intl = useIntl();
  const { locale } = useMarket();
  const { currentData, error, refetch } = goodsCalls.useSpecialItemsQuery({ country: destination, locale });
  const country = intl.formatDisplayName(destination, { type: 'region' }) ?? destination;
  if (error && !currentData) return <CallFailed level={3} error={error} title={<FormattedMessage id="presend.check.failed" />} onRetry={() => void refetch()} />;
  if (!currentData) return null;
  return (
    <DisclosureRow
      summary={
        <>
          <FormattedMessage id="presend.check.title" values={{ country }} />{' '}
          <span className={css.small}>
            <FormattedMessage id="presend.check.text" values={{ count: currentData.length }} />
          </span>
        </>
      }
    >
      <p className={css.others}>
        <FormattedMessage id="presend.check.others" values={{ link: (words) => <RulesLink key="link">{words}</RulesLink> }} />
      </p>
      <Rulings items={currentData} destination={destination} country={country} onTake={onTake} />
    </DisclosureRow>
  );
}

/** Where what we never take is named; China has no such page. */
function RulesLink({ children }: { children: ReactNode }) {
  const { country } = useMarket();
  return country === 'CN' ? children : <TextLink to="service-rule#goods" target="_blank">{children}</TextLink>;
}

function Rulings({ items, destination, country, onTake }: { items: readonly SpecialItem[]; country: string } & SpecialGoodsProps) {
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
            <Button small aria-label={intl.formatMessage({ id: 'goods-helper.take' }, { name: item.name })} onClick={() => onTake({ goodsType: item.goodsType })}>
              <FormattedMessage id="goods-helper.choose" />
            </Button>
          )}
        </span>
      ),
    },
  ];
  return <RowTable caption={<FormattedMessage id="presend.check.title" values={{ country }} />} columns={columns} rows={items} rowKey={({ code }) => code} />;
}
