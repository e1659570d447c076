/** What the company and its site promise: most figures have no days of their own (spec §1, §5, §9). */
import { followRule, RULES } from '@amberlane/contract/domain';
import { COUNTRIES, LOCALES } from '@amberlane/contract/site';
import { BRAND, COMPANY } from '@amberlane/contract/site/brand';
import { WHOLE_IN_BASIS_POINTS, type FactGroup } from './fact-group.ts';

const MONTHS_OF_YEAR = 12;
const DAYS_OF_YEAR = 365;
/** Whole months of a period that the rules count in days. */
const monthsOf = (days: number): number => Math.round((days * MONTHS_OF_YEAR) / DAYS_OF_YEAR);

/** Days until an answer to feedback, by topic. */
const FEEDBACK_DAYS = Object.values(RULES.feedback.answerDays);

/** How long personal data stays: the rows by which it is deleted. */
function retentionFacts(day: string): FactGroup[] {
  const follow = followRule(day);
  const { retention, signIns, leads, recruiting } = RULES;
  return [
    { rule: follow, figures: { followKeepDays: follow.keepDays, followSilentDays: follow.silentDays } },
    {
      rule: null,
      figures: {
        leadsKeepMonths: monthsOf(leads.keepDays),
        recruitingKeepMonths: monthsOf(recruiting.keepDays),
        signInKeepDays: signIns.keepDays,
        sessionKeepDays: retention.sessionDays,
        failedEmailKeepDays: retention.failedEmailDays,
        registrationKeepHours: retention.registrationHours,
        codeCountHours: retention.codeCountHours,
      },
    },
  ];
}

export const siteFacts = (day: string): FactGroup[] => [
  ...retentionFacts(day),
  {
    rule: null,
    figures: {
      brand: BRAND.name,
      legalName: COMPANY.legalName ?? BRAND.name,
      founded: BRAND.founded,
      countries: COUNTRIES.length,
      // Shipments begin in China.
      destinations: COUNTRIES.filter((country) => country !== 'CN').length,
      languages: LOCALES.length,
      trackingNumbers: RULES.tracking.maxNumbers,
      availability: RULES.platform.availabilityBasisPoints / WHOLE_IN_BASIS_POINTS,
      payoutDays: RULES.codRemittance.everyDays,
      enquiryDays: RULES.enquiry.answerDays,
      feedbackFrom: Math.min(...FEEDBACK_DAYS),
      feedbackTo: Math.max(...FEEDBACK_DAYS),
      reopenDays: RULES.feedback.reopenDays,
      quoteMinutes: RULES.quote.validMinutes,
      addressEntries: RULES.addressBook.maxEntries,
      passwordMin: RULES.password.newMin,
      requirements: RULES.franchise.requirements,
      answerDays: RULES.franchise.answerDays,
      partnerNoticeDays: RULES.franchise.noticeDays,
      dataAnswerDays: RULES.personalData.answerDays,
    },
  },
];
