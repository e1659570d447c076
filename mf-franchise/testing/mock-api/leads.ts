/** Applications and messages in the mock API: judged by the contract, answered with a reference under which they can be looked up. */
import { RULES } from '@amberlane/contract/domain';
import { ERROR } from '@amberlane/contract/calls';
import type { CaseView } from '@amberlane/contract/calls/cases';
import {
  APPLICATION_STATUSES, queryApplicationStatus, saveContactExpert, saveCustomerFeedback, saveEnterpriseCustomer, saveFranchiseApplication, saveJobApplication,
  type ApplicationStatus, type Receipt,
} from '@amberlane/contract/calls/leads';
import { DEFAULT_HEADER_COUNTRY } from '@amberlane/contract/site';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { Refusal, serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import type { Desk } from './cases.ts';
import { isClosed, jobOf } from './jobs.ts';

const receiptOf = ({ reference, receivedAt, answerBy }: Omit<CaseView, 'actions'>): Receipt => ({ reference, receivedAt, answerBy, mailed: true });

const isApplicationStatus = (status: string): status is ApplicationStatus => (APPLICATION_STATUSES as readonly string[]).includes(status);

export function serveLeads(routes: MockRoutes, { cases, files }: Desk, { now }: MockApiContext): void {
  serve(routes, saveFranchiseApplication, ({ country, email, attachments }) =>
    receiptOf(cases.add({ kind: 'franchise', country, email, answerDays: RULES.franchise.answerDays, files: files.take(attachments) })),
  );
  serve(routes, saveEnterpriseCustomer, ({ country, email }) => receiptOf(cases.add({ kind: 'business', country, email, answerDays: RULES.enquiry.answerDays, files: [] })));
  serve(routes, saveContactExpert, ({ country, email }) => receiptOf(cases.add({ kind: 'expert', country, email, answerDays: RULES.enquiry.answerDays, files: [] })));
  serve(routes, saveCustomerFeedback, ({ topic, waybillNo, country = DEFAULT_HEADER_COUNTRY, email, attachments }) =>
    receiptOf(
      cases.add({ kind: 'feedback', country, email, topic, waybillNo: waybillNo === '' ? null : waybillNo, answerDays: RULES.feedback.answerDays[topic], files: files.take(attachments) }),
    ),
  );
  serve(routes, saveJobApplication, ({ jobId, country, email, attachments }, { locale }) => {
    const job = jobOf(jobId, locale, now());
    if (!job || isClosed(job, now())) throw new Refusal(ERROR.JOB_CLOSED, { status: 409 });
    return receiptOf(cases.add({ kind: 'job', country, email, answerDays: RULES.recruiting.answerDays, files: files.take(attachments), job: { id: job.id, name: job.name } }));
  });
  serve(routes, queryApplicationStatus, ({ reference, email }) => {
    const { view } = cases.find(reference, email);
    const steps = view.steps.flatMap(({ status, at }) => (isApplicationStatus(status) ? [{ status, at }] : []));
    const last = steps.at(-1);
    if (view.kind !== 'franchise' || !last) throw new Refusal(ERROR.APPLICATION_NOT_FOUND, { status: 404 });
    return { reference: view.reference, country: view.country, status: last.status, answerBy: view.answerBy, steps };
  });
}
