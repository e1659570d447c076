/** Decisions after a failed delivery in the mock API: one parcel that came back; a customer is its sender, digits 0145 are its recipient's. */
import { ERROR } from '@amberlane/contract/calls';
import { decideDelivery, queryDeliveryDecision, SENDER_OPTIONS, type DecisionState, type DeliveryDecision } from '@amberlane/contract/calls/delivery-decisions';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { perCustomer, Refusal, serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import { decisionOf, RETURNED_WAYBILL, stateAt } from '../sample-decisions.ts';

const DIGITS = '0145';

export function serveDeliveryDecisions(routes: MockRoutes, { now }: MockApiContext): void {
  /** Newest first. */
  const kept = perCustomer<{ decisions: DeliveryDecision[] }>(() => ({ decisions: [] }));
  const readerOf = (waybillNo: string, phoneLast4: string, token: string): DecisionState['reader'] => {
    if (waybillNo.toUpperCase() === RETURNED_WAYBILL && phoneLast4 === '' && token !== '') return 'sender';
    if (waybillNo.toUpperCase() === RETURNED_WAYBILL && phoneLast4 === DIGITS) return 'recipient';
    throw new Refusal(ERROR.DETAILS_CLOSED, { status: 403 });
  };
  const stateFor = (reader: DecisionState['reader'], token: string): DecisionState => {
    const [decision = null, ...earlier] = kept(token).decisions;
    const barred = reader === 'recipient' && decision?.decidedBy === 'sender' && SENDER_OPTIONS.includes(decision.option);
    const state = stateAt(now(), { reader, decision, earlier, version: decision?.version ?? 0 });
    return { ...state, options: state.options.map((option) => ({ ...option, refusal: barred ? 'SENDER_DECIDED' : null })) };
  };
  serve(routes, queryDeliveryDecision, ({ waybillNo, phoneLast4 }, { token }) => stateFor(readerOf(waybillNo, phoneLast4, token), token));
  serve(routes, decideDelivery, ({ waybillNo, phoneLast4, version, option, day, window, address, siteCode }, { token }) => {
    const reader = readerOf(waybillNo, phoneLast4, token);
    const state = stateFor(reader, token);
    if (version !== state.version) throw new Refusal(ERROR.CONFLICT, { status: 409 });
    const point = state.points.find((one) => one.siteCode === siteCode);
    const made = decisionOf({
      reference: `DD-7K2M-94Q${version + 1}`, version: version + 1, option, decidedBy: reader, decidedAt: now().toISOString(), day, window, addressLines: address && [address.street, 'Riyadh'],
      point: point ? { siteCode, siteName: point.siteName } : null, fee: state.options.find((one) => one.option === option)?.fee ?? null, deadline: state.period?.deadline ?? now().toISOString(),
    });
    const own = kept(token);
    own.decisions = [made, ...own.decisions.map((decision) => ({ ...decision, state: 'REPLACED' as const }))];
    return stateFor(reader, token);
  });
}
