import { defineStories } from '../../gallery/stories.ts';
import { Button } from '../../button/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useStory } from '../story-binding.ts';
import { DraftNote } from './draft-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldGroup } from './field-group.tsx';
import { FormActions } from './form-actions.tsx';
import { FormNotice } from './form-notice.tsx';
import { SubmitButton } from './submit-button.tsx';

const Line = ({ label, id }: { label: string; id: string }) => <TextField {...useStory('')} id={id} label={label} />;
const AT_NOON = Date.UTC(2026, 0, 5, 12);

export default defineStories({
  component: 'ContractForm',
  states: [
    {
      name: 'error-summary',
      render: ({ error, hint }) => (
        <ErrorSummary
          faults={[
            { fieldId: 'one', sentence: error },
            { fieldId: 'two', sentence: hint },
          ]}
        />
      ),
    },
    { name: 'notice', render: ({ sentence }) => <FormNotice failure={{ code: 1, message: sentence, requestId: 'r-4071835296' }} /> },
    {
      name: 'group',
      render: ({ title, hint, words }) => (
        <FieldGroup legend={title} hint={hint}>
          <Line id="story-a" label={words[0]} />
          <Line id="story-b" label={words[1]} />
          <Line id="story-c" label={words[2]} />
        </FieldGroup>
      ),
    },
    { name: 'submit', render: ({ action }) => <SubmitButton busy={false}>{action}</SubmitButton> },
    { name: 'submit-busy', render: ({ action }) => <SubmitButton busy>{action}</SubmitButton> },
    {
      name: 'actions',
      render: ({ action, cancel }) => (
        <FormActions back={<Button kind="quiet">{cancel}</Button>} note={<DraftNote draft={{ state: 'saved', at: AT_NOON }} onDiscard={() => undefined} />}>
          <SubmitButton busy={false}>{action}</SubmitButton>
        </FormActions>
      ),
    },
    { name: 'draft-kept', render: () => <DraftNote draft={{ state: 'kept', at: AT_NOON }} onDiscard={() => undefined} /> },
  ],
});
