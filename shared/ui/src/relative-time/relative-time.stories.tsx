import { defineStories } from '../gallery/stories.ts';
import { RelativeTime } from './relative-time.tsx';

const NOW = '2026-11-20T12:00:00Z';

export default defineStories({
  component: 'RelativeTime',
  states: [
    { name: 'this-minute', render: () => <RelativeTime at="2026-11-20T11:59:30Z" now={NOW} /> },
    { name: 'minutes', render: () => <RelativeTime at="2026-11-20T11:48:00Z" now={NOW} /> },
    { name: 'hours-ahead', render: () => <RelativeTime at="2026-11-20T15:10:00Z" now={NOW} /> },
    { name: 'yesterday', render: () => <RelativeTime at="2026-11-19T11:00:00Z" now={NOW} /> },
    { name: 'days', render: () => <RelativeTime at="2026-11-12T12:00:00Z" now={NOW} /> },
  ],
});
