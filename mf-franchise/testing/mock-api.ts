/** What the franchise squad gives to the mock API. One desk: whoever sends a form can look up what became of it. */
import { defineMockApi } from '@amberlane/testing/mock-api/mock-api-part';
import { CaseBook, serveCases } from './mock-api/cases.ts';
import { FIRST_JOB, serveJobs } from './mock-api/jobs.ts';
import { serveLeads } from './mock-api/leads.ts';
import { COLLECTING_CODE, serveSurveys } from './mock-api/surveys.ts';
import { serveTerritories } from './mock-api/territories.ts';
import { serveUploads } from './mock-api/uploads.ts';

export default defineMockApi({
  serve: (routes, context) => {
    const cases = new CaseBook(context);
    const files = serveUploads(routes, context);
    serveLeads(routes, { cases, files }, context);
    serveCases(routes, { cases, files });
    serveJobs(routes, context);
    serveSurveys(routes, context);
    serveTerritories(routes, context);
  },
  pathParams: { job: FIRST_JOB, code: COLLECTING_CODE },
});
