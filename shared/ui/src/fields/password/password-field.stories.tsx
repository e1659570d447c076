import { defineStories } from '../../gallery/stories.ts';
import { useStory } from '../story-binding.ts';
import { PasswordField } from './password-field.tsx';

const Password = ({ start = '', error, ...field }: { start?: string; error?: string; label: string; policy?: 'strong' | 'short'; disabled?: boolean }) => (
  <PasswordField {...useStory(start, error)} {...field} />
);

export default defineStories({
  component: 'PasswordField',
  states: [
    { name: 'present', render: ({ label }) => <Password label={label} start="Amberlane#2026" /> },
    { name: 'error', render: ({ label, error }) => <Password label={label} error={error} start="Amber" /> },
    { name: 'disabled', render: ({ label }) => <Password label={label} disabled /> },
    { name: 'new', render: ({ label }) => <Password label={label} policy="strong" /> },
    { name: 'new-weak', render: ({ label }) => <Password label={label} policy="strong" start="amber" /> },
    { name: 'new-fair', render: ({ label }) => <Password label={label} policy="strong" start="amber#Ab26" /> },
    { name: 'new-strong', render: ({ label }) => <Password label={label} policy="strong" start="Amberlane#2026" /> },
    { name: 'new-of-the-phone-flow', render: ({ label }) => <Password label={label} policy="short" start="lane26" /> },
  ],
});
