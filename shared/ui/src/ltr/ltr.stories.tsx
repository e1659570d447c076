import { defineStories } from '../gallery/stories.ts';
import { Ltr } from './ltr.tsx';

const WAYBILL = 'NG407183529669';
const PHONE = '+234 700 000 0142';

export default defineStories({
  component: 'Ltr',
  states: [
    {
      name: 'waybill-in-a-sentence',
      render: ({ label }) => (
        <p>
          {label} <Ltr code>{WAYBILL}</Ltr>
        </p>
      ),
    },
    {
      name: 'number-in-a-sentence',
      render: ({ label }) => (
        <p>
          {label} <Ltr figures>{WAYBILL}</Ltr>
        </p>
      ),
    },
    {
      name: 'phone-in-a-sentence',
      render: ({ city }) => (
        <p>
          {city} <Ltr>{PHONE}</Ltr>
        </p>
      ),
    },
  ],
});
