import { defineStories } from '../gallery/stories.ts';
import { Wrap } from './wrap.tsx';

export default defineStories({
  component: 'Wrap',
  states: [{ name: 'text', render: ({ paragraph }) => <Wrap>{paragraph}</Wrap> }],
});
