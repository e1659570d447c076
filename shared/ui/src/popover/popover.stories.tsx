import { defineStories } from '../gallery/stories.ts';
import { Popover } from './popover.tsx';

export default defineStories({
  component: 'Popover',
  states: [
    { name: 'closed', render: ({ action, paragraph }) => <Popover trigger={action}>{paragraph}</Popover> },
    {
      name: 'quiet-and-small',
      render: ({ action, paragraph }) => (
        <Popover trigger={action} kind="quiet" small align="end">
          {paragraph}
        </Popover>
      ),
    },
  ],
});
