import { defineStories } from '../gallery/stories.ts';
import { Notice } from './notice.tsx';

export default defineStories({
  component: 'Notice',
  states: [
    { name: 'plain', render: ({ hint }) => <Notice>{hint}</Notice> },
    { name: 'done', render: ({ title }) => <Notice tone="done">{title}</Notice> },
    { name: 'attention', render: ({ error }) => <Notice tone="attention">{error}</Notice> },
    { name: 'long', render: ({ paragraph, longWord }) => <Notice tone="attention">{[longWord, paragraph].join(' ')}</Notice> },
  ],
});
