/** What the company and its site promise: figures without days of their own (spec §1, §5, §9). */
import { RULES } from '@amberlane/contract/domain';
import { COUNTRIES, LOCALES } from '@amberlane/contract/site';
import { BRAND } from '@amberlane/contract/site/brand';
import { WHOLE_IN_BASIS_POINTS, type FactGroup } from './fact-group.ts';

export const siteFacts = (): FactGroup[] => [
  {
    rule: null,
    figures: {
      brand: BRAND.name,
      founded: BRAND.founded,
      countries: COUNTRIES.length,
      languages: LOCALES.length,
      trackingNumbers: RULES.tracking.maxNumbers,
      pushEvents: RULES.push.maxEvents,
      pushedPerSecond: RULES.platform.pushedPerSecond,
      availability: RULES.platform.availabilityBasisPoints / WHOLE_IN_BASIS_POINTS,
      quoteMinutes: RULES.quote.validMinutes,
      addressEntries: RULES.addressBook.maxEntries,
      passwordMin: RULES.password.newMin,
      requirements: RULES.franchise.requirements,
      answerDays: RULES.franchise.answerDays,
      partnerNoticeDays: RULES.franchise.noticeDays,
      dataAnswerDays: RULES.personalData.answerDays,
      leadsKeepDays: RULES.leads.keepDays,
    },
  },
];
