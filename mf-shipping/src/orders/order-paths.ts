/** Addresses of the pages around an order, under `/{lang}`. */
import type { OrderRow } from './order-calls.ts';

export const LIST_PATH = 'express/my-order';
export const ACCOUNT_PATH = 'user-opt/overview';
export const SHIP_PATH = 'express/order-entry';
export const SHIP_ABROAD_PATH = 'express/intlorder-entry';

type Kinded = Pick<OrderRow, 'kind' | 'id'>;

export const detailPath = ({ kind, id }: Kinded): string => `express/${kind === 'local' ? 'order-detail' : 'intlorder-detail'}?id=${encodeURIComponent(id)}`;

const entryPath = (kind: OrderRow['kind']): string => (kind === 'local' ? SHIP_PATH : SHIP_ABROAD_PATH);

/** The form with this order in it, to change it or to finish it. */
export const editPath = ({ kind, id }: Kinded): string => `${entryPath(kind)}?order=${encodeURIComponent(id)}`;

/** The form with a copy of this order in it. */
export const againPath = ({ kind, id }: Kinded): string => `${entryPath(kind)}?again=${encodeURIComponent(id)}`;

export const trackPath = (waybillNo: string): string => `track?numbers=${encodeURIComponent(waybillNo)}`;

export const deliveryChoicePath = (waybillNo: string): string => `express/delivery-choice?waybill=${encodeURIComponent(waybillNo)}`;
