import { defineStories } from '../../gallery/stories.ts';
import { useStory } from '../story-binding.ts';
import { EmailField } from './email-field.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

const Text = ({ start = '', error, ...field }: { start?: string; error?: string; label: string; hint?: string; required?: boolean; disabled?: boolean }) => (
  <TextField {...useStory(start, error)} {...field} />
);
const Area = ({ start = '', ...area }: { start?: string; label: string; hint?: string }) => <TextAreaField {...useStory(start)} {...area} maxLength={200} rows={3} required={false} />;
const Email = ({ start, ...field }: { start: string; label: string }) => <EmailField {...useStory(start)} {...field} />;

export default defineStories({
  component: 'TextField',
  states: [
    { name: 'empty', render: ({ label, hint }) => <Text label={label} hint={hint} /> },
    { name: 'filled', render: ({ label, person }) => <Text label={label} start={person} /> },
    { name: 'optional', render: ({ label }) => <Text label={label} required={false} /> },
    { name: 'error', render: ({ label, hint, error }) => <Text label={label} hint={hint} error={error} start="NG40718352966" /> },
    { name: 'disabled', render: ({ label, city }) => <Text label={label} start={city} disabled /> },
    { name: 'counted-lines', render: ({ label, paragraph }) => <Area label={label} start={paragraph} /> },
    { name: 'email', render: ({ label }) => <Email label={label} start="ama@example.com" /> },
    { name: 'email-wrong', render: ({ label }) => <Email label={label} start="ama@example" /> },
  ],
});
