import { defineStories } from '../gallery/stories.ts';
import { ThemeChoice } from './theme-choice.tsx';

export default defineStories({
  component: 'ThemeChoice',
  states: [
    { name: 'light', render: ({ label, words }) => <ThemeChoice label={label} lightText={words[0]} darkText={words[1]} value="light" action="#" /> },
    { name: 'dark', render: ({ label, words }) => <ThemeChoice label={label} lightText={words[0]} darkText={words[1]} value="dark" action="#" /> },
    { name: 'not-known-yet', render: ({ label, words }) => <ThemeChoice label={label} lightText={words[0]} darkText={words[1]} action="#" /> },
  ],
});
