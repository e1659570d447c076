import { defineStories } from '../gallery/stories.ts';
import { SentenceSpace } from './sentence-space.tsx';

export default defineStories({
  component: 'SentenceSpace',
  states: [
    {
      name: 'between-two-sentences',
      render: ({ sentence }) => (
        <p>
          {sentence}
          <SentenceSpace />
          {sentence}
        </p>
      ),
    },
  ],
});
