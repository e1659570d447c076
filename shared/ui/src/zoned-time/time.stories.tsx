import { defineStories } from '../gallery/stories.ts';
import { Time } from './time.tsx';

const FORMS = ['clock', 'zoned', 'date', 'day', 'full'] as const;

export default defineStories({
  component: 'Time',
  states: FORMS.map((show) => ({ name: show, render: () => <Time at="2026-11-20T08:42:00Z" zone="Asia/Karachi" show={show} /> })),
});
