/** Forms to the company, the status of an application (spec §7), and where partners are wanted. */
import type { FastifyInstance } from 'fastify';
import {
  queryApplicationStatus, queryTerritories, saveContactExpert, saveCustomerFeedback, saveEnterpriseCustomer, saveFranchiseApplication, saveJobApplication,
} from '@amberlane/contract/calls/leads';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { BUSINESS_EXAMPLE, EXPERT_EXAMPLE, FEEDBACK_EXAMPLE, FRANCHISE_EXAMPLE, JOB_EXAMPLE, STATUS_EXAMPLE, TERRITORIES_EXAMPLE } from './examples.ts';
import { otherLeadFaults } from './judge-form.ts';
import type { LeadKind } from './lead.ts';
import { leads } from './service.ts';
import { territories } from './territories.ts';

const tag = 'Applications and messages';

export function leadRoutes(app: FastifyInstance, parts: ApiContext): void {
  const service = leads(parts);
  const map = territories(parts);
  const judgedAs = (kind: LeadKind) => (given: unknown) => otherLeadFaults(parts.db, kind, given);

  serveCall(app, saveFranchiseApplication, {
    tag,
    example: FRANCHISE_EXAMPLE,
    otherFaults: judgedAs('franchise'),
    handle: (form, { locale, request }) =>
      service.take({ kind: 'franchise', form: { ...form, company: form.company || form.name }, country: form.country, locale, request }),
  });
  serveCall(app, saveEnterpriseCustomer, {
    tag,
    example: BUSINESS_EXAMPLE,
    otherFaults: judgedAs('business'),
    handle: (form, { locale, request }) => service.take({ kind: 'business', form, country: form.country, locale, request }),
  });
  serveCall(app, saveContactExpert, {
    tag,
    example: EXPERT_EXAMPLE,
    otherFaults: judgedAs('expert'),
    handle: (form, { locale, request }) => service.take({ kind: 'expert', form, country: form.country, locale, request }),
  });
  serveCall(app, saveCustomerFeedback, {
    tag,
    example: FEEDBACK_EXAMPLE,
    otherFaults: judgedAs('feedback'),
    handle: (form, { locale, request }) =>
      service.take({ kind: 'feedback', form, country: form.country ?? pageCountry(request.headers), locale, request }),
  });
  serveCall(app, saveJobApplication, {
    tag,
    example: JOB_EXAMPLE,
    otherFaults: judgedAs('job'),
    handle: (form, { locale, request }) => service.applyForJob(form, { locale, request }),
  });
  serveCall(app, queryTerritories, { tag, example: TERRITORIES_EXAMPLE, handle: async ({ country }, { locale }) => ({ list: await map.of(country, locale) }) });
  serveCall(app, queryApplicationStatus, {
    tag,
    example: STATUS_EXAMPLE,
    handle: (asked, { request }) => service.applicationStatus(asked, request),
  });
}
