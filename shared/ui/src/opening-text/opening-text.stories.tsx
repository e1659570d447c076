import { defineStories } from '../gallery/stories.ts';
import { OpeningText } from './opening-text.tsx';

const FRIDAY = { at: '2026-11-20T10:00:00Z', timeZone: 'Africa/Lagos' };

export default defineStories({
  component: 'OpeningText',
  states: [
    { name: 'open', render: () => <OpeningText isOpen changesAt={new Date('2026-11-20T16:30:00Z')} {...FRIDAY} /> },
    { name: 'closed', render: () => <OpeningText isOpen={false} changesAt={new Date('2026-11-20T16:30:00Z')} {...FRIDAY} /> },
    { name: 'anotherDay', render: () => <OpeningText isOpen={false} changesAt={new Date('2026-11-23T07:30:00Z')} {...FRIDAY} /> },
    { name: 'always', render: () => <OpeningText isOpen changesAt={null} {...FRIDAY} /> },
  ],
});
