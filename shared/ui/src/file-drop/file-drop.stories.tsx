import { defineStories } from '../gallery/stories.ts';
import { FileDrop } from './file-drop.tsx';

const ACCEPT = '.csv,text/csv';
const ignored = (): void => {};

export default defineStories({
  component: 'FileDrop',
  states: [
    { name: 'plain', render: ({ action, hint }) => <FileDrop label={action} hint={hint} accept={ACCEPT} onFiles={ignored} /> },
    { name: 'busy', render: ({ action, hint }) => <FileDrop busy label={action} hint={hint} accept={ACCEPT} onFiles={ignored} /> },
    { name: 'small-invalid', render: ({ action, hint }) => <FileDrop small invalid label={action} hint={hint} accept={ACCEPT} onFiles={ignored} /> },
  ],
});
