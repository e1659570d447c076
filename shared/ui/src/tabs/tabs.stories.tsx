import { defineStories } from '../gallery/stories.ts';
import { Tabs } from './tabs.tsx';

export default defineStories({
  component: 'Tabs',
  states: [
    {
      name: 'five',
      render: ({ label, words, sentence, paragraph }) => (
        <Tabs label={label} tabs={words.map((word, index) => ({ id: `view-${index}`, title: word, panel: index % 2 ? sentence : paragraph }))} />
      ),
    },
  ],
});
