import { defineStories } from '../gallery/stories.ts';
import { RemoveButton } from './remove-button.tsx';

export default defineStories({
  component: 'RemoveButton',
  states: [
    { name: 'plain', render: ({ action }) => <RemoveButton name={action} onRemove={() => undefined} /> },
    { name: 'busy', render: ({ action }) => <RemoveButton busy name={action} onRemove={() => undefined} /> },
  ],
});
