/** The agreement before sending, its figures taken from the rules of the day. */
import type { Locale } from '@amberlane/contract/site';
import { batteryRule, cashOnDeliveryRule, compensationRule, insuranceRule, redeliveryRule, RULES } from '@amberlane/contract/domain';
import type { Agreement } from '@amberlane/contract/calls/agreement';
import { AR } from './texts/ar.ts';
import { EN } from './texts/en.ts';
import { FR } from './texts/fr.ts';
import { TR } from './texts/tr.ts';
import { UR } from './texts/ur.ts';
import { ZH } from './texts/zh.ts';
import type { AgreementText, Figures } from './texts/agreement-text.ts';

const TEXTS: Readonly<Record<Locale, AgreementText>> = { en: EN, 'zh-CN': ZH, fr: FR, ar: AR, ur: UR, tr: TR };

const { version, since, readSeconds } = RULES.agreement;
/** Changed together with the wording; an acceptance names the version. */
export const AGREEMENT_VERSION = version;
const VERSION = { version, effectiveDate: since, countdownSeconds: readSeconds } as const;

/** The whole agreement in one language with the figures of the day of `now`. */
export function agreementFor(language: Locale, now: Date): Agreement {
  const { title, preamble, sections } = TEXTS[language];
  const figures = figuresOn(now.toISOString().slice(0, 10));
  return {
    ...VERSION,
    language,
    title,
    preamble: fill(preamble, figures),
    sections: sections.map((section) => ({ ...section, paragraphs: section.paragraphs.map((paragraph) => fill(paragraph, figures)) })),
  };
}

function figuresOn(day: string): Figures {
  const redelivery = redeliveryRule(day);
  const cod = cashOnDeliveryRule(day);
  const battery = batteryRule(day);
  return {
    compensation: yuan(compensationRule(day).maxGoodsFen),
    insuranceRate: percent(insuranceRule(day).basisPoints),
    freeAttempts: String(redelivery.freeAttempts),
    windowDays: String(redelivery.windowDays),
    redeliveryFee: yuan(redelivery.feeCnyFen),
    decisionDays: String(redelivery.decisionDays),
    codRate: percent(cod.basisPoints),
    codMin: yuan(cod.minFen),
    codMax: yuan(cod.maxFen),
    wattHours: String(battery.maxWattHours),
    batteries: String(battery.maxMatching),
    goodsItems: String(RULES.goods.maxItems),
  };
}

/** `1,500 CNY` with Latin digits; the blank does not break. */
const yuan = (fen: number): string => `${new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(fen / 100)}\u00a0CNY`;
const percent = (basisPoints: number): string => String(basisPoints / 100);

const fill = (text: string, figures: Figures): string => text.replace(/\{(\w+)\}/g, (mark, name: string) => (isFigure(name, figures) ? figures[name] : mark));
const isFigure = (name: string, figures: Figures): name is keyof Figures => Object.hasOwn(figures, name);
