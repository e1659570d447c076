import { defineStories } from '../gallery/stories.ts';
import { NameOrder } from './name-order.tsx';

export default defineStories({
  component: 'NameOrder',
  states: [{ name: 'two-parts', render: ({ words: [given, family] }) => <NameOrder given={<p>{given}</p>} family={<p>{family}</p>} /> }],
});
