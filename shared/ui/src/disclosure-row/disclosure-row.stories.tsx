import { defineStories } from '../gallery/stories.ts';
import { DisclosureRow } from './disclosure-row.tsx';

export default defineStories({
  component: 'DisclosureRow',
  states: [
    { name: 'closed', render: ({ title, paragraph }) => <DisclosureRow summary={title}>{paragraph}</DisclosureRow> },
    { name: 'open', render: ({ title, paragraph }) => <DisclosureRow summary={title} open>{paragraph}</DisclosureRow> },
    { name: 'long', render: ({ paragraph, longWord }) => <DisclosureRow summary={[longWord, paragraph].join(' ')}>{paragraph}</DisclosureRow> },
  ],
});
