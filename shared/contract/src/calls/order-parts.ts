/** Parts of an order, each judged by itself: what a form asks for on one step, with all of its faults in the first round. */
import { z } from 'zod';
import { fault, type FieldFault } from '../domain/field-faults.ts';
import { orderDraft, orderForm, wholeSender, type OrderForm } from './orders.ts';

export type OrderField = keyof OrderForm;

/** One field of a form each, whatever is wrong inside. */
const AMOUNTS: readonly OrderField[] = ['cod', 'insuredValue'];

/**
 * A schema that judges only the named fields of an order that is to be sent, and `more`: faults between fields, which
 * are found although a field beside them is wrong.
 */
export const orderPart = (fields: readonly OrderField[], more: (order: Readonly<Record<string, unknown>>) => readonly Pick<FieldFault, 'field' | 'code' | 'params'>[]) =>
  z.record(z.string(), z.unknown()).superRefine((order, context) => {
    for (const field of fields) {
      const judged = shapeOf(field, order['presend'] === true).safeParse(order[field]);
      const isAmount = AMOUNTS.some((amount) => amount === field);
      for (const issue of judged.error?.issues ?? []) context.addIssue({ ...issue, path: isAmount ? [field] : [field, ...issue.path] });
    }
    for (const { field, code, params } of more(order)) {
      context.addIssue({ code: 'custom', path: field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)), ...fault(code, params) });
    }
  });

const shapeOf = (field: OrderField, isAnnounced: boolean) =>
  !isAnnounced && (field === 'sendPhone' || field === 'senderAddress') ? wholeSender[field] : orderForm.shape[field];

/** More than there are levels in an order. */
const ROUNDS = 6;

/** What a draft can keep of what was typed: values that the wire does not take are left out. */
export function keepableDraft(order: Readonly<Record<string, unknown>>): z.input<typeof orderDraft> {
  const copy = structuredClone(order);
  // Each round takes out what is wrong; taking out a part can show a fault around it.
  for (let round = 0; round < ROUNDS; round += 1) {
    const judged = orderDraft.safeParse(copy);
    if (judged.success) return judged.data;
    for (const { path } of judged.error.issues) remove(copy, path);
  }
  return {};
}

/** Takes out what stands at the path; where nothing does, what should hold it. */
function remove(tree: Record<string, unknown>, path: readonly PropertyKey[]): void {
  const names = path.map(String);
  const last = names.pop();
  if (last === undefined) return;
  let place: unknown = tree;
  for (const name of names) place = typeof place === 'object' && place !== null ? (place as Record<string, unknown>)[name] : undefined;
  const holds = typeof place === 'object' && place !== null && Object.hasOwn(place, last);
  if (!holds || Array.isArray(place)) remove(tree, path.slice(0, -1));
  else Reflect.deleteProperty(place as object, last);
}
