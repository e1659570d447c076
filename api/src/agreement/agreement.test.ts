import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compensationRule, RULES } from '@amberlane/contract/domain';
import { LOCALES } from '@amberlane/contract/site';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { agreementFor } from './agreement.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
/** 100 Wh as each language writes it; Arabic and Urdu spell the unit out. */
const WATT_HOURS: Partial<Record<(typeof LOCALES)[number], string>> = { ar: '100 واط ساعة', ur: '100 واٹ آور' };
const amountIn = (locale: (typeof LOCALES)[number], amount: number): string => new Intl.NumberFormat(`${locale}-u-nu-latn`).format(amount);
const wordsOf = (locale: (typeof LOCALES)[number]): string => {
  const { title, preamble, sections } = agreementFor(locale, NOW);
  return [title, preamble, ...sections.flatMap((section) => [section.title, ...section.paragraphs])].join('\n');
};

describe('the order agreement', () => {
  it.each(LOCALES)('takes every figure from the rules, with Latin digits, in %s', (locale) => {
    const words = wordsOf(locale).replaceAll('\u00a0', ' ');
    expect(words).not.toMatch(/[{}\u0660-\u0669\u06F0-\u06F9]/);
    const yuan = (amount: number): string => (locale === 'zh-CN' ? `${amountIn(locale, amount)} 元` : `${amountIn(locale, amount)}\u00a0CNY`);
    for (const figure of [yuan(300), yuan(40), yuan(5), yuan(1500), WATT_HOURS[locale] ?? '100 Wh']) expect(words).toContain(figure.replaceAll('\u00a0', ' '));
    const { freeAttempts, windowDays, decisionDays } = RULES.redelivery;
    const section = (id: string) => agreementFor(locale, NOW).sections.find((each) => each.id === id)?.paragraphs.join(' ');
    expect(section('delivery')).toMatch(new RegExp(`(?=.*${freeAttempts})(?=.*${windowDays})`));
    expect(section('returns')).toContain(String(decisionDays));
    expect(section('liability')).toContain(yuan(compensationRule('2026-11-20').maxGoodsFen / 100));
  });

  it('has the same sections and paragraphs in every language, and none mixes in another', () => {
    const shape = (locale: (typeof LOCALES)[number]) => agreementFor(locale, NOW).sections.map(({ id, paragraphs }) => [id, paragraphs.length]);
    for (const locale of LOCALES) expect(shape(locale)).toEqual(shape('en'));
    for (const locale of ['zh-CN', 'ar', 'ur'] as const) expect(wordsOf(locale).replace(/Amberlane|CNY|Wh/g, '')).not.toMatch(/[A-Za-z]/);
    for (const locale of ['en', 'fr', 'tr'] as const) expect(wordsOf(locale)).not.toMatch(/[\p{Script=Han}\p{Script=Arabic}]/u);
  });
});

describeOnOneDatabase('the call for the order agreement', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it.each(LOCALES)('answers in %s with version, first day and countdown', async (locale) => {
    const agreement = await api.ask(orderAgreement, {}, { locale });
    expect(agreement).toMatchObject({ language: locale, version: '2026-11', effectiveDate: '2026-11-24', countdownSeconds: 10 });
    expect(agreement.sections).toHaveLength(13);
  });
});
