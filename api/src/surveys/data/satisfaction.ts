/** Customer satisfaction, the questionnaire of 8 October 2022: twelve questions, three of them behind a branch. */
import type { SurveyDefinition } from '../definition.ts';
import { OPEN, after, inEveryLanguage, matrix, multi, nps, single, text } from './build.ts';
import { QUALITY, YES_NO } from './scales.ts';

export const SATISFACTION: SurveyDefinition = {
  ...OPEN,
  title: inEveryLanguage('surveys.satisfaction.title'),
  intro: inEveryLanguage('surveys.satisfaction.intro'),
  minutes: 4,
  questions: [
    single('role', 'surveys.satisfaction.role', {
      sender: 'surveys.satisfaction.role.sender',
      consignee: 'surveys.satisfaction.role.consignee',
      both: 'surveys.satisfaction.role.both',
    }),
    single('frequency', 'surveys.satisfaction.frequency', {
      weekly: 'surveys.satisfaction.frequency.weekly',
      monthly: 'surveys.satisfaction.frequency.monthly',
      seldom: 'surveys.satisfaction.frequency.seldom',
    }),
    multi('products', 'surveys.satisfaction.products', {
      smallParcel: 'surveys.satisfaction.products.smallParcel',
      specialLine: 'surveys.satisfaction.products.specialLine',
      warehouse: 'surveys.satisfaction.products.warehouse',
      local: 'surveys.satisfaction.products.local',
    }, { max: 4 }),
    matrix('service', 'surveys.satisfaction.service', {
      speed: 'surveys.satisfaction.service.speed',
      tracking: 'surveys.satisfaction.service.tracking',
      courier: 'surveys.satisfaction.service.courier',
      support: 'surveys.satisfaction.service.support',
    }, QUALITY),
    single('onTime', 'surveys.satisfaction.onTime', {
      ...YES_NO,
      underWay: 'surveys.satisfaction.onTime.underWay',
    }),
    multi('lateReason', 'surveys.satisfaction.lateReason', {
      pickup: 'surveys.satisfaction.lateReason.pickup',
      customs: 'surveys.satisfaction.lateReason.customs',
      lastMile: 'surveys.satisfaction.lateReason.lastMile',
      unknown: 'surveys.satisfaction.lateReason.unknown',
    }, { max: 3, ...after('onTime', 'no') }),
    single('contacted', 'surveys.satisfaction.contacted', YES_NO),
    single('solved', 'surveys.satisfaction.solved', {
      atOnce: 'surveys.satisfaction.solved.atOnce',
      later: 'surveys.satisfaction.solved.later',
      no: 'surveys.satisfaction.solved.no',
    }, after('contacted', 'yes')),
    single('price', 'surveys.satisfaction.price', {
      low: 'surveys.satisfaction.price.low',
      fair: 'surveys.satisfaction.price.fair',
      high: 'surveys.satisfaction.price.high',
    }),
    nps('recommend', 'surveys.satisfaction.recommend'),
    text('improve', 'surveys.satisfaction.improve', { required: true, ...after('recommend', '0', '1', '2', '3', '4', '5', '6') }),
    text('words', 'surveys.satisfaction.words'),
  ],
};
