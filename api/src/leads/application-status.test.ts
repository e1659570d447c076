import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import type { Locale } from '@amberlane/contract/site';
import { queryApplicationStatus, saveCustomerFeedback } from '@amberlane/contract/calls/leads';
import { moveCase } from '../cases/staff-cases.ts';
import { apply, leadOf, someone } from '../testing/lead-form.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { FEEDBACK_EXAMPLE } from './examples.ts';

describeOnOneDatabase('the status of an application', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const statusOf = (reference: string, email: string, locale: Locale = 'en') => api.send(queryApplicationStatus, { reference, email }, { locale });

  it('is told to whoever has reference and address, however they are typed', async () => {
    const email = someone();
    const { reference } = await apply(api, { email });
    const lead = await leadOf(api, reference);
    await moveCase(api.database.db, { reference: lead.reference, to: 'VERIFICATION', note: '', staff: 'Test', now: new Date('2026-11-21T09:00:00Z') });
    const status = await api.ask(queryApplicationStatus, { reference: reference.toLowerCase().replaceAll('-', ' '), email: ` ${email.toUpperCase()} ` });
    expect(status).toEqual({
      reference, country: 'GH', status: 'VERIFICATION', answerBy: '2026-11-27T23:59:00.000Z',
      steps: [{ status: 'RECEIVED', at: '2026-11-20T10:30:00.000Z' }, { status: 'VERIFICATION', at: '2026-11-21T09:00:00.000Z' }],
    });
    await moveCase(api.database.db, { reference, to: 'DECLINED', note: '', staff: 'Test', now: new Date('2026-11-24T09:00:00Z') });
    expect(await api.ask(queryApplicationStatus, { reference, email })).toMatchObject({ status: 'DECLINED', answerBy: null });
  });

  it('is the same 404 for a wrong address, an unknown reference and a message of another kind', async () => {
    const email = someone();
    const { reference } = await apply(api, { email });
    const feedback = await api.ask(saveCustomerFeedback, { ...FEEDBACK_EXAMPLE.request, email });
    const answers = await Promise.all([statusOf(reference, someone()), statusOf('FR-0000-0000', email), statusOf(feedback.reference, email)]);
    const errors = answers.map((answer) => ({ ...answer.json<{ error: object }>().error, requestId: '' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(errors).toEqual(errors.map(() => expect.objectContaining({ code: ERROR.APPLICATION_NOT_FOUND })));
    expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1);
  });

  it('says that a reference is mistyped without looking it up', async () => {
    const { reference } = await apply(api);
    const mistyped = reference.slice(0, -1) + (reference.endsWith('0') ? '1' : '0');
    expect((await api.refused(queryApplicationStatus, { reference: mistyped, email: someone() })).fields).toMatchObject([{ field: 'reference', code: 'format' }]);
  });

  it('can not be tried out: ten addresses for one reference, then it is over', async () => {
    const { reference } = await apply(api);
    for (let tried = 0; tried < 10; tried += 1) expect((await statusOf(reference, someone())).statusCode).toBe(404);
    expect((await statusOf(reference, someone())).statusCode).toBe(429);
  });
});
