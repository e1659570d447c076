import { Button } from '../button/button.tsx';
import { defineStories } from '../gallery/stories.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { Card } from './card.tsx';

export default defineStories({
  component: 'Card',
  states: [
    { name: 'plain', render: ({ person, sentence, action }) => <Card title={person} actions={<Button small>{action}</Button>}>{sentence}</Card> },
    { name: 'soft', render: ({ title, paragraph }) => <Card tone="soft" title={title}>{paragraph}</Card> },
    {
      name: 'next-step',
      render: ({ title, sentence, action, cancel }) => (
        <Card
          tone="next"
          title={title}
          actions={
            <>
              <Button kind="primary">{action}</Button>
              <TextLink to="track">{cancel}</TextLink>
            </>
          }
        >
          {sentence}
        </Card>
      ),
    },
    {
      name: 'link-in-a-sentence',
      render: ({ title, label, action }) => (
        <Card title={title}>
          {label} <TextLink to="track">{action}</TextLink>
        </Card>
      ),
    },
    { name: 'long-words', render: ({ longWord }) => <Card title={longWord}>{longWord}</Card> },
  ],
});
