import { FormattedMessage } from '@amberlane/core';
import type { OrderRow } from '../order-calls.ts';

/** Who receives an order and where: `Adaeze Okafor, Lagos`; a draft may lack either. */
export function Recipient({ of: { acceptName, acceptCity } }: { of: OrderRow }) {
  if (!acceptName && !acceptCity) return <FormattedMessage id="order-tasks.noReceiver" />;
  if (!acceptName || !acceptCity) return <bdi>{acceptName || acceptCity}</bdi>;
  return <FormattedMessage id="order-tasks.recipient" values={{ name: <bdi key="name">{acceptName}</bdi>, city: <bdi key="city">{acceptCity}</bdi> }} />;
}
