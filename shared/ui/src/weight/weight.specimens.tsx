import { defineSpecimens } from '../gallery/specimens.ts';
import { Weight } from './weight.tsx';

export default defineSpecimens({
  component: 'Weight',
  states: [
    { name: 'light', render: () => <Weight grams={50} /> },
    { name: 'heavy', render: () => <Weight grams={1_234_500} /> },
  ],
});
