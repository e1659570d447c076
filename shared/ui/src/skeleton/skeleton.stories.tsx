import { defineStories } from '../gallery/stories.ts';
import { Skeleton } from './skeleton.tsx';

export default defineStories({
  component: 'Skeleton',
  states: [
    { name: 'bars', render: () => <Skeleton /> },
    { name: 'bars-of-a-card', render: () => <Skeleton lines={[30, 100, 92, 55]} /> },
    { name: 'slow-network', render: ({ hint }) => <Skeleton slowText={hint} /> },
  ],
});
