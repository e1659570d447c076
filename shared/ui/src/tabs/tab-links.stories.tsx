import { defineStories } from '../gallery/stories.ts';
import { TabLinks } from './tab-links.tsx';

export default defineStories({
  component: 'TabLinks',
  states: [
    {
      name: 'five-pages',
      render: ({ label, words }) => <TabLinks label={label} tabs={words.map((word, index) => ({ to: `track?tab=${index}`, title: word, current: index === 3 }))} />,
    },
    {
      name: 'boxed',
      render: ({ label, words }) => <TabLinks boxed label={label} tabs={words.map((word, index) => ({ to: `track?tab=${index}`, title: word, current: index === 3 }))} />,
    },
  ],
});
