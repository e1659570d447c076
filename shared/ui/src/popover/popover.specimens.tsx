import { defineSpecimens } from '../gallery/specimens.ts';
import { Popover } from './popover.tsx';

export default defineSpecimens({
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
