/** What keeps a draft from being sent, by step of the form and judged by its rules. Pure. */
import type { OrderField } from '@amberlane/contract/calls/order-parts';
import { readFieldFaults } from '@amberlane/contract/domain/field-faults';
import { orderValues } from '../../wizard/from-order.ts';
import { schemaOf } from '../../wizard/judge.ts';
import { stepOfField } from '../../wizard/steps.ts';
import { toRequest } from '../../wizard/to-request.ts';
import type { OrderDetail } from '../order-calls.ts';

/** Steps that can be complete before the price is known; price and agreement are asked for at the end of every draft. */
const ASKED = ['shipment', 'sender', 'recipient', 'goods'] as const;
export type AskedStep = (typeof ASKED)[number];

const PART = {
  customerType: 'order.fact.customer', customerStatus: 'order.fact.customer', shipmentMode: 'order.fact.mode', cycle: 'order.fact.volume', volume: 'order.fact.volume',
  serviceTypes: 'order.fact.services', localShipWay: 'order.fact.way',
  sendName: 'order.gap.name', sendLocalName: 'order.gap.name', sendPhone: 'order.gap.phone', sendEmail: 'order.gap.email', senderAddress: 'order.gap.address',
  pickupDate: 'order.fact.pickup', pickupTime: 'order.fact.pickup', pickupAddress: 'order.fact.pickupAddress', siteCode: 'order.fact.site',
  acceptName: 'order.gap.name', acceptLocalName: 'order.gap.name', acceptPhone: 'order.gap.phone', acceptPhone2: 'order.gap.phone', acceptEmail: 'order.gap.email',
  receiverNationalId: 'order.fact.nationalId', receiverAddress: 'order.gap.address',
  pacNumber: 'order.fact.pieces', weightGrams: 'order.fact.weight', length: 'order.fact.size', width: 'order.fact.size', height: 'order.fact.size',
  goods: 'order.goods', cod: 'order.fact.cod', insuredValue: 'order.fact.insured', domesticTransOrder: 'order.fact.presend',
} as const satisfies Partial<Record<OrderField, string>>;

type PartName = (typeof PART)[keyof typeof PART] | 'order.gap.other';

export interface Gap {
  readonly step: AskedStep;
  /** Messages that name what is missing or wrong. */
  readonly parts: readonly PartName[];
}

const isNamed = (field: string): field is keyof typeof PART => Object.hasOwn(PART, field);

function partOf(path: string): PartName {
  const [field = ''] = path.split('.');
  return isNamed(field) ? PART[field] : 'order.gap.other';
}

export function gapsOf(order: Pick<OrderDetail, 'form' | 'status'>, now: Date): readonly Gap[] {
  const values = orderValues(order);
  const request = toRequest(values);
  const judged = schemaOf(ASKED, () => values, now).safeParse(request);
  const faulty = judged.success ? [] : readFieldFaults(judged.error, request).map(({ field }) => field);
  return ASKED.map((step) => ({ step, parts: [...new Set(faulty.filter((path) => stepOfField(path) === step).map(partOf))] })).filter(({ parts }) => parts.length > 0);
}
