/** A quick poll about the moment of delivery. */
import type { SurveyDefinition } from '../definition.ts';
import { OPEN, after, inEveryLanguage, single, text } from './build.ts';
import { YES_NO } from './scales.ts';

export const DELIVERY_POLL: SurveyDefinition = {
  ...OPEN,
  title: inEveryLanguage('surveys.delivery-poll.title'),
  intro: inEveryLanguage('surveys.delivery-poll.intro'),
  minutes: 1,
  questions: [
    single('called', 'surveys.delivery-poll.called', YES_NO),
    single('state', 'surveys.delivery-poll.state', {
      intact: 'surveys.delivery-poll.state.intact',
      dented: 'surveys.delivery-poll.state.dented',
      damaged: 'surveys.delivery-poll.state.damaged',
    }),
    text('damage', 'surveys.delivery-poll.damage', { required: true, max: 500, ...after('state', 'damaged') }),
  ],
};
