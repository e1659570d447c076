import { defineStories } from '../gallery/stories.ts';
import { Weight } from './weight.tsx';

export default defineStories({
  component: 'Weight',
  states: [
    { name: 'light', render: () => <Weight grams={50} /> },
    { name: 'heavy', render: () => <Weight grams={1_234_500} /> },
  ],
});
