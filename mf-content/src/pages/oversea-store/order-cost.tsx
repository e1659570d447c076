import { redeliveryRule } from '@amberlane/contract/domain';
import { useMarket, useSelector } from '@amberlane/core';
import { ButtonLink, DataTable, Money, type Column } from '@amberlane/ui';
import { selectAsOf } from '../../content-slice.ts';
import { Say } from '../../content/say.tsx';
import { AboutLocal } from '../../lane-prices/about-local.tsx';
import { COMPARED_GRAMS, useLanePrices } from '../../lane-prices/lane-prices-api.ts';
import { LOCAL_AMOUNTS } from '../../lane-prices/local-amounts.tsx';
import { PriceInText } from '../../lane-prices/price-in-text.tsx';
import { OFFER } from '../../warehouse/offer.ts';
import { orderCost, SAMPLE_ORDER_FEN } from './sample-order.ts';
import css from './order-cost.module.css';

/** In a kilogram. */
const GRAMS = 1000;

interface CostLine {
  readonly id: 'local' | 'cash';
  readonly fen: number;
}

const yuan = (fen: number) => <Money of={{ amount: fen, currency: 'CNY' }} />;

/** A charge in yuan, and below it in the currency of the reader's country. */
const Amount = ({ fen }: Pick<CostLine, 'fen'>) => (
  <>
    {yuan(fen)}
    <span className={`${css.rule} ${css.amount}`}>
      <AboutLocal fen={fen} />
    </span>
  </>
);

const RULE_VALUES = { kilograms: COMPARED_GRAMS / GRAMS, ...LOCAL_AMOUNTS };

const COLUMNS: readonly Column<CostLine>[] = [
  { id: 'line', header: <Say id="oversea-store.bill.line" />, cell: ({ id }) => <Charge id={id} /> },
  { id: 'amount', header: <Say id="oversea-store.bill.amount" />, figures: true, cell: ({ fen }) => <Amount fen={fen} /> },
];

/** A charge, and below it how it is calculated. */
const Charge = ({ id }: Pick<CostLine, 'id'>) => (
  <>
    <Say id={`oversea-store.bill.${id}`} />
    <span className={css.rule}>
      <Say id={`oversea-store.bill.${id}Rule`} values={RULE_VALUES} />
    </span>
  </>
);

/** What one order costs by the rates of the reader's country, beside the charges that only an offer can name. */
export function OrderCost() {
  const { country } = useMarket();
  const prices = useLanePrices('localDelivery');
  const local = prices.find((price) => price.country === country) ?? prices[0];
  const asOf = useSelector(selectAsOf);
  const { localFen, cashFen, totalFen } = orderCost(local?.fen ?? null, asOf);
  return (
    <div className={css.columns}>
      <div className={css.bill}>
        {local ? (
          <p className={css.example}>
            <Say id="oversea-store.bill.example" values={{ ...RULE_VALUES, value: <PriceInText key="value" fen={SAMPLE_ORDER_FEN} />, city: local.city }} />
          </p>
        ) : null}
        <DataTable
          caption={<Say id="oversea-store.cost.title" />}
          captionHidden
          columns={COLUMNS}
          rows={[...(localFen === null ? [] : [{ id: 'local', fen: localFen } as const]), { id: 'cash', fen: cashFen }]}
          rowKey={({ id }) => id}
          reflow="never"
          footer={
            <>
              {totalFen === null ? null : <Sum className={css.total} id="total" fen={totalFen} />}
              <Sum className={css.retry} id="retry" fen={redeliveryRule(asOf).feeCnyFen} />
            </>
          }
        />
      </div>
      <Quoted />
    </div>
  );
}

interface SumProps {
  readonly className: string | undefined;
  /** The sum of the charges, or a charge that few orders have. */
  readonly id: 'total' | 'retry';
  readonly fen: number;
}

const Sum = ({ className, id, fen }: SumProps) => (
  <span className={className}>
    <span className={css.said}>
      <Say id={`oversea-store.bill.${id}`} />
    </span>
    <span className={css.sum}>
      <span>{yuan(fen)}</span>
      <span className={css.local}>
        <AboutLocal fen={fen} />
      </span>
    </span>
  </span>
);

/** Charges without a public rate, and what an offer with them takes. */
const Quoted = () => (
  <div className={css.quoted}>
    <h3>
      <Say id="oversea-store.quoted.title" />
    </h3>
    <dl className={css.lines}>
      {(['inbound', 'storage', 'handling'] as const).map((id) => (
        <div key={id} className={css.line}>
          <dt>
            <Say id={`oversea-store.quoted.${id}`} />
          </dt>
          <dd>
            <Say id={`oversea-store.quoted.${id}Rule`} />
          </dd>
        </div>
      ))}
    </dl>
    <div className={css.ask}>
      <p className={css.tell}>
        <Say id="oversea-store.quoted.tell" />
      </p>
      <ButtonLink kind="primary" to={OFFER}>
        <Say id="oversea-store.call.offer" />
      </ButtonLink>
    </div>
  </div>
);
