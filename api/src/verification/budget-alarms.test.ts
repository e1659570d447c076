import { afterAll, beforeAll, expect, it, describe } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { getImageVerifyCode, getSmsCode, type CaptchaPurpose } from '@amberlane/contract/calls/verification';
import { captcha, codeFor } from '../testing/customer-journeys.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { zeroBitsAt } from './captcha-difficulty.ts';

describeOnOneDatabase('budgets of text messages', (open) => {
  let api: TestApi;
  const lines: string[] = [];
  beforeAll(async () => {
    api = await startTestApi(open, {
      settings: { logLevel: 'warn', smsPerRangeAndHour: 3, smsPerCountryAndDay: 5, smsPerDay: 8 },
      logTo: { write: (line) => lines.push(line) },
    });
  });
  afterAll(() => api.close());

  const order = async (userName: string) => ({ userName, ...(await captcha(api)) });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const workAsked = async (purpose: CaptchaPurpose = 'code') => (await api.ask(getImageVerifyCode, { purpose })).work?.zeroBits;

  it('hold for a range of addresses, per country and in all; each alarms before it is used up', async () => {
    expect(await workAsked()).toBe(14);
    for (const last of [1, 2, 3]) expect((await api.send(getSmsCode, await order(`+25471200000${last}`), from(`2001:db8:7:${last}::1`))).statusCode).toBe(200);
    expect((await api.send(getSmsCode, await order('+254712000004'), from('2001:db8:7:4::1'))).statusCode).toBe(429);
    for (const last of [5, 6]) await codeFor(api, `+25471200000${last}`);
    expect(await api.refused(getSmsCode, await order('+254712000007'))).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS });
    expect([await workAsked(), await workAsked('login')]).toEqual([18, 14]);

    for (const last of [1, 2, 3]) await codeFor(api, `+25670021234${last}`);
    expect(await api.refused(getSmsCode, await order('+256700212344'))).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS });
    // A mail costs nothing of it.
    await codeFor(api, 'budget@example.com');

    const alarms = lines.map((line) => JSON.parse(line) as { level: number; msg: string; budget: string; country: string; percent: number });
    expect(alarms.filter(({ msg }) => msg === 'text message budget').map(({ level, budget, country, percent }) => [level, budget, country, percent])).toEqual([
      [40, 'country', 'KE', 80],
      [50, 'country', 'KE', 100],
      [40, 'total', '', 80],
      [50, 'total', '', 100],
    ]);
    const metrics = (await api.app.inject('/metrics')).body;
    expect(metrics).toContain('api_text_message_budget_reached_total{budget="country",country="KE",percent="80"} 1');
    expect(metrics).toContain('api_text_messages_refused_total{budget="country",country="KE"} 1');
    expect(metrics).toContain('api_text_messages_refused_total{budget="total",country=""} 1');
    expect(metrics).toContain('api_text_message_budget_used{budget="total"} 8');

    api.setTime(new Date(api.now().getTime() + 86_400_000));
    expect(await workAsked()).toBe(14);
    await codeFor(api, '+254712000007');
  });
});

describe('the work of a captcha', () => {
  it.each([[0, 14], [0.79, 14], [0.8, 17], [0.99, 17], [1, 18], [3, 18]])('at %d of the hour’s budget asks for %d zero bits', (used, bits) => {
    expect(zeroBitsAt(used)).toBe(bits);
  });
});
