import { defineStories } from '../gallery/stories.ts';
import { Money } from './money.tsx';

export default defineStories({
  component: 'Money',
  states: [
    { name: 'two-digits', render: () => <Money of={{ amount: 106_400, currency: 'CNY' }} /> },
    { name: 'without-parts', render: () => <Money of={{ amount: 106_400, currency: 'UGX' }} /> },
    { name: 'nothing', render: () => <Money of={{ amount: 0, currency: 'AED' }} /> },
    { name: 'given-back', render: () => <Money of={{ amount: -4_050, currency: 'NGN' }} /> },
  ],
});
