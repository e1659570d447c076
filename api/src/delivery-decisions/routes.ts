/** Decisions after a failed delivery (spec §4, §9). A guess at the digits costs as much as one at the details of tracking. */
import type { FastifyInstance } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { decideDelivery, queryDeliveryDecision } from '@amberlane/contract/calls/delivery-decisions';
import { ApiError } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { serveCall, type CallContext } from '../plugins/call-route.ts';
import { networkOf } from '../plugins/rate-limit.ts';
import { readWaybillNumbers } from '../tracking/service.ts';
import { DECIDE_EXAMPLE, DECISION_EXAMPLE } from './examples.ts';
import { passDeadlinesRegularly } from './deadlines.ts';
import { deliveryDecisions, type Asker } from './service.ts';

const tag = 'Failed delivery';
const GUESS = RULES.tracking.maxNumbers;

const askerOf = ({ customer, locale, request }: CallContext<'known'>): Asker => ({ customer, locale, network: networkOf(request.ip) });

export function deliveryDecisionRoutes(app: FastifyInstance, parts: ApiContext): void {
  const service = deliveryDecisions(parts);
  passDeadlinesRegularly(app, parts);

  serveCall(app, queryDeliveryDecision, {
    tag,
    example: DECISION_EXAMPLE,
    cost: GUESS,
    handle: async (asked, context) => service.read({ ...asked, waybillNo: readOneNumber(asked.waybillNo) }, askerOf(context)),
  });

  serveCall(app, decideDelivery, {
    tag,
    example: DECIDE_EXAMPLE,
    cost: GUESS,
    handle: async (wanted, context) => service.decide({ ...wanted, waybillNo: readOneNumber(wanted.waybillNo) }, askerOf(context)),
  });
}

function readOneNumber(typed: string): string {
  const [number] = readWaybillNumbers([typed]);
  if (number === undefined) throw new ApiError(ERROR.WAYBILL_REQUIRED);
  return number;
}
