/** One question about a parcel that was just delivered; its email holds a link for each mark. */
import type { SurveyDefinition } from '../definition.ts';
import { OPEN, after, inEveryLanguage, oneToFive, text } from './build.ts';

export const AFTER_DELIVERY: SurveyDefinition = {
  ...OPEN,
  event: 'DELIVERED',
  title: inEveryLanguage('surveys.after-delivery.title'),
  intro: inEveryLanguage('surveys.after-delivery.intro'),
  minutes: 1,
  questions: [
    oneToFive('satisfied', 'surveys.after-delivery.satisfied', {
      low: 'surveys.after-delivery.satisfied.low',
      high: 'surveys.after-delivery.satisfied.high',
    }),
    text('wrong', 'surveys.after-delivery.wrong', { max: 500, ...after('satisfied', '1', '2', '3') }),
  ],
};
