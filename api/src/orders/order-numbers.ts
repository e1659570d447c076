/** Numbers of orders and waybills: random, so that none tells of another (facts of the field: waybill harvesting). */
import { randomInt } from 'node:crypto';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { type Country } from '@amberlane/contract/site';

export interface OrderNumbers {
  readonly orderNo: string;
  readonly tradeNo: string;
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** `AL` and twelve digits. */
export const newOrderNo = (): string => `AL${digits(12)}`;

/** `T` and eighteen digits. */
export const newTradeNo = (): string => `T${digits(18)}`;

/** `{CC}{11 random digits}{check digit}` of the country that the parcel goes to. */
export const newWaybillNo = (destination: Country): string => completeWaybillNo(destination, digits(11));
