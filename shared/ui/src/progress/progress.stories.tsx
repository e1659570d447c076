import { defineStories } from '../gallery/stories.ts';
import { Progress } from './progress.tsx';

export default defineStories({
  component: 'Progress',
  states: [
    { name: 'empty', render: ({ label }) => <Progress value={0} max={20} label={label} /> },
    { name: 'under-way', render: ({ label }) => <Progress value={13} max={20} label={label} /> },
    { name: 'full', render: ({ label }) => <Progress value={20} max={20} label={label} /> },
    { name: 'failed', render: ({ label }) => <Progress value={20} max={20} label={label} failed /> },
  ],
});
