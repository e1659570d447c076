import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { saveJobApplication } from '@amberlane/contract/calls/leads';
import { leadOf, mailsAbout, someone } from '../testing/lead-form.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { newUpload } from '../testing/new-upload.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { JOB_EXAMPLE } from './examples.ts';

describeOnOneDatabase('an application for a position', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const applyFor = async (changes: object = {}, options = {}) => api.ask(saveJobApplication, { ...JOB_EXAMPLE.request, email: someone(), attachments: [await newUpload(api)], ...changes }, options);

  it('comes with a CV and consent, and goes to the office of the position', async () => {
    const email = someone();
    const receipt = await applyFor({ email, country: 'GH', contactNumber: '023 123 4567' });
    expect(receipt).toMatchObject({ reference: expect.stringMatching(/^JB-/), answerBy: '2026-12-04T22:59:00.000Z', mailed: true });
    const [office, sender] = await mailsAbout(api, receipt.reference);
    expect(office).toMatchObject({ to: 'lagos@amberlane.example', subject: `New job application ${receipt.reference}` });
    expect(office?.text).toContain('Position: Motorcycle courier');
    expect(office?.text).toContain('Country: Ghana');
    expect(office?.text).toContain('Files (on the staff desk): 1');
    expect(sender?.to).toBe(email);
    const lead = await leadOf(api, receipt.reference);
    expect(lead).toMatchObject({ country: 'NG', keep_until: new Date('2027-05-22T10:30:00.000Z'), content: expect.objectContaining({ country: 'GH', contactNumber: '+233231234567', consent: true }) });
    expect(JSON.stringify(lead.content)).not.toContain('attachments');
  });

  it('tells everything that is missing at once', async () => {
    const { fields } = await api.refused(saveJobApplication, { jobId: 'lagos-courier', country: 'NG', contactNumber: '1' });
    expect((await api.refused(saveJobApplication, { ...JOB_EXAMPLE.request, consent: false })).fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(['consent agreement']);
    expect(fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(['name required', 'city required', 'email required', 'attachments required', 'consent agreement', 'contactNumber phone']);
  });

  it('is refused for a position that there is not, and from the moment in which it closes', async () => {
    const attachments = [await newUpload(api)];
    const closing = (closes_at: Date) => api.database.db.updateTable('job').set({ open_days: null, closes_at }).where('id', '=', 'abuja-sales').execute();
    await closing(new Date(api.now().getTime() + 1));
    await applyFor({ jobId: 'abuja-sales' });
    await closing(api.now());
    expect(await api.refused(saveJobApplication, { ...JOB_EXAMPLE.request, email: someone(), attachments, jobId: 'abuja-sales' })).toMatchObject({ status: 409, code: ERROR.JOB_CLOSED });
    expect(await api.refused(saveJobApplication, { ...JOB_EXAMPLE.request, email: someone(), attachments, jobId: 'astronaut' })).toMatchObject({ status: 409, code: ERROR.JOB_CLOSED });
  });

  it('keeps its files to itself: one that is gone or belongs to another form is refused and nothing is stored', async () => {
    const file = await newUpload(api);
    await applyFor({ attachments: [file] });
    const email = someone();
    const { fields } = await api.refused(saveJobApplication, { ...JOB_EXAMPLE.request, email, attachments: [await newUpload(api), file] });
    expect(fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(['attachments.1 fileGone']);
    expect(await api.database.db.selectFrom('lead').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it('sent twice is one, with its files', async () => {
    const form = { email: someone(), attachments: [await newUpload(api)] };
    const receipts = await Promise.all([applyFor(form), applyFor(form), applyFor(form)]);
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
  });
});
