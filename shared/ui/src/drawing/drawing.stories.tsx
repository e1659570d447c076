import { defineStories } from '../gallery/stories.ts';
import { Drawing } from './drawing.tsx';
import * as drawings from './drawings.ts';

export default defineStories({
  component: 'Drawing',
  states: Object.entries(drawings).map(([name, drawing]) => ({ name, render: () => <Drawing of={drawing} /> })),
});
