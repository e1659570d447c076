import { defineStories } from '../gallery/stories.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import { Button, ButtonLink } from './button.tsx';

export default defineStories({
  component: 'Button',
  states: [
    { name: 'primary', render: ({ action }) => <Button kind="primary">{action}</Button> },
    {
      name: 'primary-with-icon',
      render: ({ action }) => (
        <Button kind="primary">
          <Icon of={icons.search} />
          {action}
        </Button>
      ),
    },
    { name: 'plain', render: ({ action }) => <Button>{action}</Button> },
    { name: 'ink', render: ({ action }) => <Button kind="ink">{action}</Button> },
    { name: 'quiet', render: ({ cancel }) => <Button kind="quiet">{cancel}</Button> },
    { name: 'danger', render: ({ action }) => <Button kind="danger">{action}</Button> },
    { name: 'small', render: ({ action }) => <Button small>{action}</Button> },
    { name: 'wide', render: ({ action }) => <Button kind="primary" wide>{action}</Button> },
    { name: 'busy', render: ({ action }) => <Button kind="primary" busy>{action}</Button> },
    { name: 'disabled', render: ({ action }) => <Button disabled>{action}</Button> },
    { name: 'long', render: ({ paragraph }) => <Button>{paragraph}</Button> },
    { name: 'link', render: ({ action }) => <ButtonLink to="track">{action}</ButtonLink> },
  ],
});
