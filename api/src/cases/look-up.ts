/**
 * The way to a case: its reference and the email address that was given. Both must fit; which of the two does not is never
 * told, and a mistyped reference is known by its check symbol. Tries are limited for each network and for each reference.
 */
import type { FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { CASE_KINDS, type CaseKind } from '@amberlane/contract/calls/cases';
import { ApiError, fieldFault } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { readReference } from '../leads/reference.ts';
import type { Limit } from '../limits/limits.ts';
import { findCase, type CaseKey, type CaseRecord } from './repository.ts';

const HOUR_MS = 3_600_000;
const LOOK_UPS: Limit = { name: 'lead.look-up', capacity: 30, periodMs: HOUR_MS };
const LOOK_UPS_OF_ONE: Limit = { name: 'lead.look-up.reference', capacity: 10, periodMs: HOUR_MS };

export interface CaseLookUp {
  /**
   * Throws VALIDATION at `reference`, TOO_MANY_REQUESTS, and APPLICATION_NOT_FOUND, also for a case of another kind than
   * those asked for.
   */
  find(typed: CaseKey, request: FastifyRequest, kinds?: readonly CaseKind[]): Promise<CaseRecord>;
}

export function caseLookUp({ db, limits }: Pick<ApiContext, 'db' | 'limits'>): CaseLookUp {
  return {
    find: async ({ reference: typed, email }, request, kinds = CASE_KINDS) => {
      await request.spendOf(LOOK_UPS);
      const reference = readReference(typed);
      if (reference === null) throw fieldFault('reference', 'format');
      await limits.take(LOOK_UPS_OF_ONE, reference);
      const lead = await findCase(db, { reference, email });
      if (!lead || !kinds.includes(lead.kind)) throw new ApiError(ERROR.APPLICATION_NOT_FOUND);
      // Whoever has both is no guesser: looking again and again at the own case locks nobody out.
      await limits.forget(LOOK_UPS_OF_ONE, reference);
      return lead;
    },
  };
}
