import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import { Steps } from './steps.tsx';

const steps = ({ label, words }: SampleTexts, now: number) => (
  <Steps
    label={label}
    position={words[now]}
    steps={words.map((title, index) => {
      const state = index < now ? 'done' : index === now ? 'now' : 'todo';
      return { id: title, title, state, stateText: words[4], ...(state === 'done' && { to: 'track' }) };
    })}
  />
);

export default defineStories({
  component: 'Steps',
  states: [
    { name: 'first', render: (sample) => steps(sample, 0) },
    { name: 'middle', render: (sample) => steps(sample, 2) },
    { name: 'last', render: (sample) => steps(sample, 4) },
  ],
});
