import { defineStories } from '../../gallery/stories.ts';
import { useStory } from '../story-binding.ts';
import { CodeField } from './code-field.tsx';

const COUNTING = { resendSeconds: 60, expiresSeconds: 300 };
const EXPIRED = { resendSeconds: 1, expiresSeconds: 1 };
const send = () => Promise.resolve({ data: COUNTING });

const Code = ({ start = '', error, sent }: { start?: string; error?: string; sent?: typeof COUNTING }) => <CodeField {...useStory(start, error)} send={send} {...(sent && { sent })} />;

export default defineStories({
  component: 'CodeField',
  states: [
    { name: 'empty', render: () => <Code /> },
    { name: 'counting-down', render: () => <Code sent={COUNTING} /> },
    { name: 'filled', render: () => <Code start="407183" sent={COUNTING} /> },
    { name: 'error', render: ({ error }) => <Code start="4071" error={error} /> },
    { name: 'expired', render: () => <Code start="407183" sent={EXPIRED} /> },
  ],
});
