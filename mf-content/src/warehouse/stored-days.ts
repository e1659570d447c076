import { transitDays, type TransitDays } from '@amberlane/contract/domain';

/** Working days from an order to the door for goods that lie in the warehouse: handling, then local delivery (spec §9). */
export function storedDays(day: string): TransitDays {
  const handling = transitDays('warehouseFulfilment', day);
  const local = transitDays('localDelivery', day);
  return { from: handling.from + local.from, to: handling.to + local.to };
}
