import { defineStories } from '../gallery/stories.ts';
import * as drawings from './drawings.ts';
import { Tile } from './tile.tsx';

export default defineStories({
  component: 'Tile',
  states: Object.entries(drawings).map(([name, drawing]) => ({ name, render: () => <Tile of={drawing} /> })),
});
