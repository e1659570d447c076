/** The steps of the form, one question each, and the fields that each of them asks for. Pure. */
import type { OrderField } from '@amberlane/contract/calls/order-parts';

export const STEPS = ['shipment', 'sender', 'recipient', 'goods', 'price', 'review'] as const;
export type StepId = (typeof STEPS)[number];

/** In the address, after the order was sent. */
export const DONE = 'done';

export const isStep = (name: string | null | undefined): name is StepId => STEPS.some((step) => step === name);
export const indexOf = (step: StepId): number => STEPS.indexOf(step);
export const stepAt = (index: number): StepId => STEPS[Math.min(Math.max(index, 0), STEPS.length - 1)] ?? 'shipment';

/** Fields of the request that a step answers for. */
export const FIELDS_OF: Readonly<Record<StepId, readonly OrderField[]>> = {
  shipment: ['customerType', 'customerStatus', 'shipmentMode', 'serviceTypes', 'cycle', 'volume', 'localShipWay'],
  sender: ['sendName', 'sendPhone', 'sendCompany', 'sendEmail', 'sendLocalName', 'senderAddress', 'pickupDate', 'pickupTime', 'pickupAddress', 'siteCode'],
  recipient: ['acceptName', 'acceptPhone', 'acceptPhone2', 'acceptCompany', 'acceptEmail', 'acceptLocalName', 'receiverType', 'receiverNationalId', 'receiverAddress'],
  goods: ['pacNumber', 'weightGrams', 'length', 'width', 'height', 'goods', 'currency', 'cod', 'insuredValue', 'purpose', 'remark', 'mallNo', 'presend', 'domesticTransOrder'],
  price: ['expressType', 'quoteId'],
  review: ['agreementVersion'],
};

/** The step that asks for the field at a path of the request; the last one for a field of none. */
export function stepOfField(path: string): StepId {
  const [field = ''] = path.split('.');
  return STEPS.find((step) => FIELDS_OF[step].some((own) => own === field)) ?? 'review';
}

/** Whether a step has a field for the path. Countries and weight are asked for on the first step, and again with what belongs to them. */
export const isAskedOn = (step: StepId, path: string): boolean => stepOfField(path) === step || (step === 'shipment' && /^(?:(?:sender|receiver)Address\.countryCode|weightGrams)$/.test(path));

/** The first step among those of the paths; null without paths. */
export function firstStepOf(paths: readonly string[]): StepId | null {
  return paths.length === 0 ? null : stepAt(Math.min(...paths.map((path) => indexOf(stepOfField(path)))));
}
