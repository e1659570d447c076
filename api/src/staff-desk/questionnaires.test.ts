import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { everyKind } from '../testing/every-kind-survey.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { testDesk, type DeskVisitor, type TestDesk } from '../testing/test-desk.ts';

const CODE = 'every-kind';

describeOnOneDatabase('questionnaires at the staff desk', (open) => {
  let api: TestApi;
  let desk: TestDesk;
  let member: DeskVisitor;
  let reader: DeskVisitor;
  beforeAll(async () => {
    api = await startTestApi(open);
    desk = testDesk(api);
    member = await desk.signIn('desk', 'ama');
    reader = await desk.signIn('reader', 'reader');
    await api.database.db.insertInto('survey').values({ code: CODE, status: 'COLLECTING', definition: JSON.stringify(everyKind()), sort: 99 }).execute();
    await answered('GH', { role: 'sender', recommend: 10, why: 'Fast </td><script>', mark: 1, work: { speed: 'good', care: 'poor' }, order: ['speed', 'care', 'price'], goods: ['tea', 'books'], since: '2026-10-02' });
    await answered('GH', { role: 'sender', recommend: 9, mark: 5 });
    await answered('TR', { role: 'recipient', recommend: 3, mark: 5, why: '=HYPERLINK("x")' });
  });
  afterAll(async () => {
    await desk.close();
    await api.close();
  });

  async function answered(country: 'GH' | 'TR', answers: object): Promise<void> {
    await api.database.db
      .insertInto('survey_result')
      .values({ id: randomUUID(), reference: `SV-${randomUUID()}`, survey_code: CODE, respondent_hash: randomUUID(), country, locale: 'en', answers: JSON.stringify(answers), created_at: api.now() })
      .execute();
  }

  it('are listed with their counts', async () => {
    const { payload } = await reader.get('/?tab=questionnaires');
    expect(payload).toMatch(/<a href="\/\?questionnaire=every-kind"><bdi dir="auto">Every kind<\/bdi><\/a>/);
    expect(payload).toMatch(/every-kind<\/small>[\s\S]*?class="number">3</);
  });

  it('show every answer as bar and as number', async () => {
    const { payload, statusCode } = await reader.get(`/?questionnaire=${CODE}`);
    expect(statusCode).toBe(200);
    expect(payload).toContain('<dt>Net promoter score</dt><dd class="big">+33</dd>');
    expect(payload).toMatch(/The sender<\/bdi><\/th><td class="number">2<\/td><td class="number">67 %<\/td><td><svg/);
    expect(payload).toMatch(/<rect width="133.3" height="14"\/>/);
    expect(payload).toContain('Fast &lt;/td&gt;&lt;script&gt;');
    expect(payload).not.toMatch(/<script/);
    expect(payload).toMatch(/Work\?<\/bdi>[\s\S]*The speed/);
    expect(payload).toMatch(/2026-10<\/bdi><\/th><td class="number">1</);
  });

  it('count one country alone', async () => {
    const { payload } = await reader.get(`/?questionnaire=${CODE}&country=TR`);
    expect(payload).toContain('<dt>Answers, Türkiye</dt><dd>1</dd>');
    expect(payload).toContain('<dd class="big">-100</dd>');
    expect(payload).toMatch(/<option value="TR" selected>/);
  });

  it('leave as a file, which is written down', async () => {
    const { headers, payload } = await reader.get(`/questionnaire/${CODE}/results.csv`);
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': expect.stringContaining('attachment; filename="every-kind-2026-11-20.csv"'), 'x-content-type-options': 'nosniff' });
    expect(payload.split('\r\n').filter((line) => line !== '')).toHaveLength(4);
    // No spreadsheet runs it.
    expect(payload).not.toMatch(/(^|[,"])=HYPERLINK/m);
    expect((await desk.log())[0]).toMatchObject({ action: 'results.downloaded', subject: CODE, by: 'Member reader' });
    expect((await desk.stranger.get(`/questionnaire/${CODE}/results.csv`)).statusCode).toBe(303);
  });

  it('leave for one country and some days alone, and a file that nobody asked for is not made', async () => {
    const { payload: page } = await reader.get(`/?questionnaire=${CODE}&country=TR`);
    expect(page).toMatch(/<form method="get" action="\/questionnaire\/every-kind\/results\.csv"[\s\S]*?<option value="TR" selected>/);
    const countries = async (query: string) => {
      const { payload } = await reader.get(`/questionnaire/${CODE}/results.csv?${query}`);
      return payload.split('\r\n').slice(1).filter((line) => line !== '').map((line) => line.split(',')[1]);
    };
    expect(await countries('country=TR&from=&to=')).toEqual(['TR']);
    expect(await countries('country=&from=2026-11-20&to=2026-11-20')).toHaveLength(3);
    expect(await countries('from=2026-11-21')).toEqual([]);
    expect(await countries('to=2026-11-19')).toEqual([]);
    expect(await countries('country=CN')).toEqual([]);
    expect((await reader.get(`/questionnaire/${CODE}/results.csv?country=GH&from=2026-11-01&to=2026-11-20`)).headers['content-disposition']).toContain('filename="every-kind-GH-from-2026-11-01-to-2026-11-20-2026-11-20.csv"');
    const log = await desk.log();
    expect(log[0]).toMatchObject({ action: 'results.downloaded', subject: CODE, detail: 'GH-from-2026-11-01-to-2026-11-20' });
    const refused = [['country=XX', 'country'], ['country=GH&country=TR', 'country'], ['from=2026-02-30', 'from'], ['to=yesterday', 'to'], ['from=2026-11-20&to=2026-11-19', 'to']] as const;
    for (const [query, field] of refused) {
      const { statusCode, payload } = await reader.get(`/questionnaire/${CODE}/results.csv?${query}`);
      expect([query, statusCode]).toEqual([query, 400]);
      expect(payload).toMatch(/role="alert">Nothing was downloaded\./);
      expect(payload).toMatch(new RegExp(`<p class="fault" id="csv-${field}-fault">[^<]+</p><(input|select) id="csv-${field}"[^>]* aria-describedby="[^"]*csv-${field}-fault" aria-invalid="true" autofocus>`));
      expect(payload.match(/ autofocus/g)).toHaveLength(1);
    }
    expect(await desk.log()).toHaveLength(log.length);
  });

  it('that can’t be downloaded keep what was typed', async () => {
    const { payload } = await reader.get(`/questionnaire/${CODE}/results.csv?country=TR&from=2026-11-20&to=2026-11-19`);
    expect(payload).toContain('<title>Error: Results: Every kind');
    expect(payload).toContain('Enter a last day that is not before the first day.');
    expect(payload).toMatch(/id="csv-country"[\s\S]*?<option value="TR" selected>[\s\S]*?name="from" type="date" value="2026-11-20"[\s\S]*?name="to" type="date" value="2026-11-19"/);
    expect((await reader.get(`/questionnaire/none/results.csv?to=yesterday`)).statusCode).toBe(404);
  });

  it('are closed and opened again by a member, not by a reader', async () => {
    const stored = async () => (await api.database.db.selectFrom('survey').select('status').where('code', '=', CODE).executeTakeFirstOrThrow()).status;
    expect((await reader.post('/questionnaire/status', { code: CODE, status: 'CLOSED' })).statusCode).toBe(403);
    expect(await stored()).toBe('COLLECTING');
    const { headers } = await member.post('/questionnaire/status', { code: CODE, status: 'CLOSED' });
    expect(await stored()).toBe('CLOSED');
    const page = (await member.get(String(headers.location))).payload;
    expect(page).toContain('The questionnaire is closed. It accepts no more answers.');
    expect(page).toContain('Open questionnaire</button>');
    await member.post('/questionnaire/status', { code: CODE, status: 'COLLECTING' });
    expect(await stored()).toBe('COLLECTING');
    expect((await desk.log()).slice(0, 2).map(({ action, subject, detail, by }) => [action, subject, detail, by])).toEqual([
      ['questionnaire.status', CODE, 'opened', 'Member ama'],
      ['questionnaire.status', CODE, 'closed', 'Member ama'],
    ]);
  });

  it('are not there under another code', async () => {
    expect((await member.get('/?questionnaire=none')).statusCode).toBe(404);
    expect((await member.get('/?questionnaire=%00x')).statusCode).toBe(404);
    expect((await member.get('/questionnaire/none/results.csv')).statusCode).toBe(404);
    expect((await member.get('/questionnaire/%00x/results.csv')).statusCode).toBe(404);
    expect((await member.get(`/?questionnaire=${CODE}&texts=role`)).statusCode).toBe(404);
    expect((await member.post('/questionnaire/status', { code: 'none', status: 'CLOSED' })).statusCode).toBe(404);
    expect((await member.post('/questionnaire/status', { code: CODE, status: 'AJAR' })).statusCode).toBe(400);
  });

  it('show older texts page by page', async () => {
    for (let text = 0; text < 25; text += 1) await answered('GH', { role: 'sender', mark: 1, why: `Reason ${text}` });
    const { payload } = await reader.get(`/?questionnaire=${CODE}`);
    const older = /href="([^"]+)">Older answers/.exec(payload)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const next = (await reader.get(older)).payload;
    const reasons = (page: string) => [...page.matchAll(/Reason (\d+)</g)].map(([, number]) => number);
    expect(new Set([...reasons(payload), ...reasons(next)]).size).toBe(25);
  });
});
