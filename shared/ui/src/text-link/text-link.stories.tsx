import { defineStories } from '../gallery/stories.ts';
import { TextLink } from './text-link.tsx';

export default defineStories({
  component: 'TextLink',
  states: [
    { name: 'text', render: ({ action }) => <TextLink to="track">{action}</TextLink> },
    { name: 'more', render: ({ action }) => <TextLink to="track" kind="more">{action}</TextLink> },
    { name: 'back', render: ({ words }) => <TextLink to="" kind="back">{words[0]}</TextLink> },
    { name: 'external', render: ({ title }) => <TextLink href="https://example.com/">{title}</TextLink> },
    { name: 'long', render: ({ paragraph }) => <TextLink to="track" kind="more">{paragraph}</TextLink> },
  ],
});
