import { defineSpecimens } from '../gallery/specimens.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import { Accordion } from './accordion.tsx';

const items = ({ words, sentence, paragraph }: SampleTexts) => [
  { id: 'specimen-first', title: sentence, content: <p>{paragraph}</p> },
  { id: 'specimen-second', title: words[1], content: <p>{sentence}</p> },
  { id: 'specimen-third', title: [sentence, paragraph].join(' '), content: <p>{paragraph}</p> },
];

export default defineSpecimens({
  component: 'Accordion',
  states: [
    { name: 'closed', render: (sample) => <Accordion items={items(sample)} /> },
    { name: 'one-open-at-a-time', render: (sample) => <Accordion items={items(sample)} exclusiveName="specimen" open="specimen-first" /> },
  ],
});
