import { defineStories } from '../gallery/stories.ts';
import { CopyButton } from './copy-button.tsx';

export default defineStories({
  component: 'CopyButton',
  states: [
    { name: 'plain', render: ({ action, label }) => <CopyButton text="NG407183529669" copied={label}>{action}</CopyButton> },
    { name: 'small', render: ({ action, label }) => <CopyButton small text="NG407183529669" copied={label}>{action}</CopyButton> },
  ],
});
