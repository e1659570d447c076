import { defineSpecimens } from '../gallery/specimens.ts';
import { DisclosureRow } from './disclosure-row.tsx';

export default defineSpecimens({
  component: 'DisclosureRow',
  states: [
    { name: 'closed', render: ({ title, paragraph }) => <DisclosureRow summary={title}>{paragraph}</DisclosureRow> },
    { name: 'open', render: ({ title, paragraph }) => <DisclosureRow summary={title} open>{paragraph}</DisclosureRow> },
    { name: 'long', render: ({ paragraph, longWord }) => <DisclosureRow summary={[longWord, paragraph].join(' ')}>{paragraph}</DisclosureRow> },
  ],
});
