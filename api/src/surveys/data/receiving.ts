/** How recipients want their parcels to come. */
import type { SurveyDefinition } from '../definition.ts';
import { OPEN, after, date, inEveryLanguage, multi, oneToFive, ranking, single, text } from './build.ts';

export const RECEIVING: SurveyDefinition = {
  ...OPEN,
  title: inEveryLanguage('surveys.receiving.title'),
  intro: inEveryLanguage('surveys.receiving.intro'),
  minutes: 3,
  questions: [
    single('often', 'surveys.receiving.often', {
      weekly: 'surveys.receiving.often.weekly',
      monthly: 'surveys.receiving.often.monthly',
      seldom: 'surveys.receiving.often.seldom',
    }),
    date('last', 'surveys.receiving.last', { from: '2020-01-01', until: { fromToday: 0 } }),
    multi('where', 'surveys.receiving.where', {
      home: 'surveys.receiving.where.home',
      work: 'surveys.receiving.where.work',
      point: 'surveys.receiving.where.point',
      neighbour: 'surveys.receiving.where.neighbour',
    }, { max: 4 }),
    ranking('order', 'surveys.receiving.order', {
      speed: 'surveys.receiving.order.speed',
      window: 'surveys.receiving.order.window',
      call: 'surveys.receiving.order.call',
      evening: 'surveys.receiving.order.evening',
    }),
    oneToFive('easy', 'surveys.receiving.easy', {
      low: 'surveys.receiving.easy.low',
      high: 'surveys.receiving.easy.high',
    }),
    text('hard', 'surveys.receiving.hard', { ...after('easy', '1', '2') }),
  ],
};
