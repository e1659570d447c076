import { defineSpecimens } from '../gallery/specimens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export default defineSpecimens({
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
