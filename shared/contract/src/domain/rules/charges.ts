/** Charges beside the freight: cash on delivery, insurance, what is paid for a loss (spec §9). Amounts in fen. */
import { ruleOn, type DatedRule } from './dated-rule.ts';

export interface CashOnDeliveryRule extends DatedRule {
  /** Hundredths of a percent of the amount that is collected. */
  readonly basisPoints: number;
  readonly minFen: number;
  readonly maxFen: number;
  /** The most that is collected for one waybill. */
  readonly maxCollectedFen: number;
}

const CASH_ON_DELIVERY: readonly CashOnDeliveryRule[] = [
  { id: 'cod.2019', validFrom: '2019-01-01', validTo: null, basisPoints: 300, minFen: 500, maxFen: 150_000, maxCollectedFen: 5_000_000, source: 'spec §9; the most that is collected is where the fee reaches its ceiling (house rule)' },
];

export const cashOnDeliveryRule = (day: string): CashOnDeliveryRule => ruleOn(CASH_ON_DELIVERY, day);

export interface InsuranceRule extends DatedRule {
  /** Hundredths of a percent of the insured value. */
  readonly basisPoints: number;
}

const INSURANCE: readonly InsuranceRule[] = [
  { id: 'insurance.2019', validFrom: '2019-01-01', validTo: null, basisPoints: 100, source: 'house rule: the specification names no rate' },
];

export const insuranceRule = (day: string): InsuranceRule => ruleOn(INSURANCE, day);

export interface CompensationRule extends DatedRule {
  /** For the goods of one waybill without insurance, beside the freight. */
  readonly maxGoodsFen: number;
}

const COMPENSATION: readonly CompensationRule[] = [{ id: 'compensation.2019', validFrom: '2019-01-01', validTo: null, maxGoodsFen: 30_000, source: 'spec §9' }];

export const compensationRule = (day: string): CompensationRule => ruleOn(COMPENSATION, day);

/** Time limits of a claim for loss or damage, in days. */
export interface ClaimRule extends DatedRule {
  /** After delivery, to report damage or missing contents. */
  readonly damageDays: number;
  /** After hand-over, to claim a parcel that never arrived. */
  readonly lossDays: number;
  /** From a complete claim to our decision. */
  readonly answerDays: number;
}

const CLAIMS: readonly ClaimRule[] = [
  { id: 'claims.2019', validFrom: '2019-01-01', validTo: null, damageDays: 7, lossDays: 60, answerDays: 14, source: 'house rule: the specification names no time limit' },
];

/** How long a claim may wait, and how long its answer, on a day (ISO date). */
export const claimRule = (day: string): ClaimRule => ruleOn(CLAIMS, day);
