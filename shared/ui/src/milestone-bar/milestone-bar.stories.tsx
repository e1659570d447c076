import { defineStories } from '../gallery/stories.ts';
import type { SampleTexts } from '../gallery/sample-texts.ts';
import { MilestoneBar, type Milestone } from './milestone-bar.tsx';

const lane = ({ words, cancel, city }: SampleTexts, now: number): Milestone[] =>
  words.map((name, index) => ({
    id: name,
    name,
    note: index <= now ? city : undefined,
    state: index < now ? 'done' : index === now ? 'now' : 'todo',
    stateText: cancel,
  }));

export default defineStories({
  component: 'MilestoneBar',
  states: [
    { name: 'at-the-start', render: (sample) => <MilestoneBar milestones={lane(sample, 0)} label={sample.title} /> },
    { name: 'under-way', render: (sample) => <MilestoneBar milestones={lane(sample, 2)} label={sample.title} /> },
    { name: 'arrived', render: (sample) => <MilestoneBar milestones={lane(sample, 5)} label={sample.title} /> },
  ],
});
