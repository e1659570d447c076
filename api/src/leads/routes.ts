/** Forms to the company, and the status of an application (spec §7). */
import type { FastifyInstance } from 'fastify';
import {
  queryApplicationStatus, saveContactExpert, saveCustomerFeedback, saveEnterpriseCustomer, saveFranchiseApplication,
} from '@amberlane/contract/calls/leads';
import type { ApiContext } from '../context.ts';
import { serveCall } from '../plugins/call-route.ts';
import { pageCountry } from '../plugins/page-country.ts';
import { repeat } from '../plugins/periodic-task.ts';
import { BUSINESS_EXAMPLE, EXPERT_EXAMPLE, FEEDBACK_EXAMPLE, FRANCHISE_EXAMPLE, STATUS_EXAMPLE } from './examples.ts';
import { forgetOldLeads } from './repository.ts';
import { leads } from './service.ts';

const tag = 'Applications and messages';
const CLEANING_MS = 60_000;

export function leadRoutes(app: FastifyInstance, parts: ApiContext): void {
  const service = leads(parts);
  repeat(app, CLEANING_MS, () => forgetOldLeads(parts.db, parts.now()).catch((error: unknown) => app.log.error({ err: error }, 'expired leads not deleted')));

  serveCall(app, saveFranchiseApplication, {
    tag,
    example: FRANCHISE_EXAMPLE,
    handle: (form, { locale, request }) =>
      service.take({ kind: 'franchise', form: { ...form, company: form.company || form.name }, country: form.country, locale, request }),
  });
  serveCall(app, saveEnterpriseCustomer, {
    tag,
    example: BUSINESS_EXAMPLE,
    handle: (form, { locale, request }) => service.take({ kind: 'business', form, country: form.country, locale, request }),
  });
  serveCall(app, saveContactExpert, {
    tag,
    example: EXPERT_EXAMPLE,
    handle: (form, { locale, request }) => service.take({ kind: 'expert', form, country: form.country, locale, request }),
  });
  serveCall(app, saveCustomerFeedback, {
    tag,
    example: FEEDBACK_EXAMPLE,
    handle: (form, { locale, request }) =>
      service.take({ kind: 'feedback', form, country: form.country ?? pageCountry(request.headers), locale, request }),
  });
  serveCall(app, queryApplicationStatus, {
    tag,
    example: STATUS_EXAMPLE,
    handle: (asked, { request }) => service.applicationStatus(asked, request),
  });
}
