import { Button } from '../button/button.tsx';
import { defineStories } from '../gallery/stories.ts';
import { ErrorState } from './state-card.tsx';

export default defineStories({
  component: 'ErrorState',
  states: [
    {
      name: 'with-a-way-on',
      render: ({ error, sentence, action, label }) => (
        <ErrorState title={error} actions={<Button>{action}</Button>} reference={label}>
          {sentence}
        </ErrorState>
      ),
    },
    { name: 'title-alone', render: ({ longWord }) => <ErrorState title={longWord} /> },
  ],
});
