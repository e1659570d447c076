import { defineSpecimens } from '../gallery/specimens.ts';
import * as drawings from './drawings.ts';
import { Tile } from './tile.tsx';

export default defineSpecimens({
  component: 'Tile',
  states: Object.entries(drawings).map(([name, drawing]) => ({ name, render: () => <Tile of={drawing} /> })),
});
