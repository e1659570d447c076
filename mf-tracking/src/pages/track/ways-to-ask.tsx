import { FormattedMessage } from '@amberlane/core';
import { ErrorSummary } from '@amberlane/ui/fields';
import { RefusalText } from '../../query/refusal-text.tsx';
import type { OrderQuery } from '../../query/order-query.ts';
import type { NumberEntry } from '../../query/use-number-entry.ts';
import { ORDER_FIELD_ID, OrderForm } from './order-form.tsx';
import { OrderRefusal } from './order-refusal.tsx';
import { QueryForm } from './query-form.tsx';

/** What the reader typed and asked for. */
export interface Ways {
  readonly entry: NumberEntry;
  /** The order number of the address; null when it holds none. */
  readonly order: OrderQuery | null;
  /** Another one is another form. */
  readonly orderKey: string;
}

/** Both forms, by tracking numbers and by the shop's order number, with what is wrong above them. */
export function WaysToAsk({ entry, order, orderKey }: Ways) {
  const { refused } = entry;
  const faults = [
    ...(refused ? [{ fieldId: entry.field.id, sentence: <RefusalText {...refused} /> }] : []),
    ...(order?.refusal ? [{ fieldId: ORDER_FIELD_ID, sentence: <OrderRefusal refusal={order.refusal} /> }] : []),
  ];
  return (
    <>
      {faults.length > 0 ? <ErrorSummary title={<FormattedMessage id="track.errors.title" />} faults={faults} /> : null}
      <QueryForm entry={entry} />
      <OrderForm key={orderKey} query={order} />
    </>
  );
}
