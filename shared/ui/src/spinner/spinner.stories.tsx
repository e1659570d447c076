import { defineStories } from '../gallery/stories.ts';
import { Spinner } from './spinner.tsx';

export default defineStories({
  component: 'Spinner',
  states: [
    { name: 'alone', render: () => <Spinner /> },
  ],
});
