import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import { StatusMark } from './status-mark.tsx';
import type { Status } from './status-shape.tsx';

const STATUS: readonly Status[] = ['delivered', 'transit', 'attention', 'waiting', 'failed', 'unknown', 'neutral'];

export default defineStories({
  component: 'StatusMark',
  states: [
    ...STATUS.map((status, index) => ({
      name: status,
      render: ({ words }: SampleTexts) => <StatusMark status={status}>{words[index % words.length]}</StatusMark>,
    })),
    { name: 'long', render: ({ sentence }) => <StatusMark status="attention">{sentence}</StatusMark> },
  ],
});
