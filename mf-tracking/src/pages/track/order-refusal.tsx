import { FormattedMessage } from '@amberlane/core';
import { MAX_ORDER_LENGTH, type OrderQuery } from '../../query/order-query.ts';

/** Why an order number is not asked for, and what would make it right. */
export function OrderRefusal({ refusal }: { refusal: NonNullable<OrderQuery['refusal']> }) {
  return refusal === 'required' ? (
    <FormattedMessage id="track.order.required" />
  ) : (
    <FormattedMessage id="track.order.tooLong" values={{ max: MAX_ORDER_LENGTH }} />
  );
}
