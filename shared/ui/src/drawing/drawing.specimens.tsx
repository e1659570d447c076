import { defineSpecimens } from '../gallery/specimens.ts';
import { Drawing } from './drawing.tsx';
import * as drawings from './drawings.ts';

export default defineSpecimens({
  component: 'Drawing',
  states: Object.entries(drawings).map(([name, drawing]) => ({ name, render: () => <Drawing of={drawing} /> })),
});
