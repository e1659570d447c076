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
  customerType: 'order.gap.customer', customerStatus: 'order.gap.customer', shipmentMode: 'order.gap.mode', cycle: 'order.gap.volume', volume: 'order.gap.volume',
  serviceTypes: 'order.gap.services', localShipWay: 'order.gap.way',
  sendName: 'order.gap.name', sendLocalName: 'order.gap.name', sendPhone: 'order.gap.phone', sendEmail: 'order.gap.email', senderAddress: 'order.gap.address',
  pickupDate: 'order.gap.pickup', pickupTime: 'order.gap.pickup', pickupAddress: 'order.gap.pickupAddress', siteCode: 'order.gap.site',
  acceptName: 'order.gap.name', acceptLocalName: 'order.gap.name', acceptPhone: 'order.gap.phone', acceptPhone2: 'order.gap.phone', acceptEmail: 'order.gap.email',
  receiverNationalId: 'order.gap.nationalId', receiverAddress: 'order.gap.address',
  pacNumber: 'order.gap.pieces', weightGrams: 'order.gap.weight', length: 'order.gap.size', width: 'order.gap.size', height: 'order.gap.size',
  goods: 'order.gap.goods', cod: 'order.gap.cod', insuredValue: 'order.gap.insured', domesticTransOrder: 'order.gap.presend',
} as const satisfies Partial<Record<OrderField, string>>;

type PartName = (typeof PART)[keyof typeof PART] | 'order.gap.other';

export interface Gap {
  readonly step: AskedStep;
  /** Message that says what to do about it; takes the step. */
  readonly part: PartName;
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
  return ASKED.flatMap((step) => [...new Set(faulty.filter((path) => stepOfField(path) === step).map(partOf))].map((part) => ({ step, part })));
}
