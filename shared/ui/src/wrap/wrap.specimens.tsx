import { defineSpecimens } from '../gallery/specimens.ts';
import { Wrap } from './wrap.tsx';

export default defineSpecimens({
  component: 'Wrap',
  states: [{ name: 'text', render: ({ paragraph }) => <Wrap>{paragraph}</Wrap> }],
});
