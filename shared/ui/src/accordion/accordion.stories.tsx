import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import { Accordion } from './accordion.tsx';

const items = ({ words, sentence, paragraph }: SampleTexts) => [
  { id: 'story-first', title: sentence, content: <p>{paragraph}</p> },
  { id: 'story-second', title: words[1], content: <p>{sentence}</p> },
  { id: 'story-third', title: [sentence, paragraph].join(' '), content: <p>{paragraph}</p> },
];

export default defineStories({
  component: 'Accordion',
  states: [
    { name: 'closed', render: (sample) => <Accordion items={items(sample)} /> },
    { name: 'one-open-at-a-time', render: (sample) => <Accordion items={items(sample)} exclusiveName="story" open="story-first" /> },
  ],
});
