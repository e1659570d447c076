/** Answers that several questions share. */
import type { SurveyText } from './build.ts';

export const QUALITY: Readonly<Record<string, SurveyText>> = {
  veryGood: 'surveys.quality.veryGood',
  good: 'surveys.quality.good',
  fair: 'surveys.quality.fair',
  poor: 'surveys.quality.poor',
  notUsed: 'surveys.quality.notUsed',
};

export const YES_NO: Readonly<Record<string, SurveyText>> = {
  yes: 'surveys.yesNo.yes',
  no: 'surveys.yesNo.no',
};
