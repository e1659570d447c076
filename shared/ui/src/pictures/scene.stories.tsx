import { defineStories } from '../gallery/stories.ts';
import { Scene } from './scene.tsx';
import * as scenes from './scenes.ts';

export default defineStories({
  component: 'Scene',
  states: [
    { name: 'handover', render: () => <Scene src={scenes.handover} /> },
    { name: 'hub-in-the-first-screen', render: () => <Scene src={scenes.hub} first /> },
  ],
});
