import { defineStories } from '../gallery/stories.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export default defineStories({
  component: 'VisuallyHidden',
  states: [
    {
      name: 'beside-what-is-seen',
      render: ({ title, sentence }) => (
        <p>
          {title} <VisuallyHidden>{sentence}</VisuallyHidden>
        </p>
      ),
    },
  ],
});
