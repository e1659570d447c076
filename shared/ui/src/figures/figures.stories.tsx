import { defineStories } from '../gallery/stories.ts';
import { Figures } from './figures.tsx';

export default defineStories({
  component: 'Figures',
  states: [
    {
      name: 'four',
      render: ({ words, sentence, hint }) => (
        <Figures
          figures={[
            { value: 39, unit: words[0], meaning: sentence, source: hint },
            { value: 11, meaning: words[1] },
            { value: 4821, unit: words[2], meaning: words[3] },
            { value: 7, unit: words[4], meaning: sentence },
          ]}
        />
      ),
    },
    { name: 'two', render: ({ words, sentence }) => <Figures figures={[{ value: 39, unit: words[0], meaning: sentence }, { value: 11, meaning: words[1] }]} /> },
  ],
});
