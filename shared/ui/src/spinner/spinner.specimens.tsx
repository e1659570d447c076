import { defineSpecimens } from '../gallery/specimens.ts';
import { Spinner } from './spinner.tsx';

export default defineSpecimens({
  component: 'Spinner',
  states: [
    { name: 'alone', render: () => <Spinner /> },
  ],
});
