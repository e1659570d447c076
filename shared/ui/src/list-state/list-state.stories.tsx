import { Button } from '../button/button.tsx';
import { defineStories } from '../gallery/stories.ts';
import { Notice } from '../notice/notice.tsx';
import { EmptyState, ErrorState } from '../state-card/state-card.tsx';
import { ListState, type ListStateName } from './list-state.tsx';

const STATES: readonly ListStateName[] = ['loading', 'error', 'empty', 'too-many', 'ready'];

export default defineStories({
  component: 'ListState',
  states: STATES.map((state) => ({
    name: state,
    render: ({ title, sentence, hint, error, action }) => (
      <ListState
        state={state}
        slowText={hint}
        error={<ErrorState title={error} actions={<Button>{action}</Button>} />}
        empty={<EmptyState title={title}>{hint}</EmptyState>}
        tooMany={<Notice>{hint}</Notice>}
      >
        {sentence}
      </ListState>
    ),
  })),
});
