import { Button } from '../button/button.tsx';
import { parcel } from '../drawing/glyphs/parcel.ts';
import { Tile } from '../drawing/tile.tsx';
import { defineStories } from '../gallery/stories.ts';
import { EmptyState } from './state-card.tsx';

export default defineStories({
  component: 'EmptyState',
  states: [
    { name: 'words', render: ({ title, hint }) => <EmptyState title={title}>{hint}</EmptyState> },
    {
      name: 'drawing-and-call',
      render: ({ title, sentence, action }) => (
        <EmptyState title={title} art={<Tile of={parcel} />} action={<Button kind="primary">{action}</Button>}>
          {sentence}
        </EmptyState>
      ),
    },
  ],
});
