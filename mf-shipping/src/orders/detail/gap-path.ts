import type { OrderDetail } from '../order-calls.ts';
import { editPath } from '../order-paths.ts';
import type { AskedStep } from './gaps-of.ts';

/** The form with this draft in it, at one of its steps. */
export const stepPath = (order: Pick<OrderDetail, 'kind' | 'id'>, step: AskedStep): string => `${editPath(order)}&step=${step}`;
