import { defineStories } from '../gallery/stories.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { RuledSection } from './ruled-section.tsx';

export default defineStories({
  component: 'RuledSection',
  states: [
    { name: 'plain', render: ({ title, paragraph }) => <RuledSection title={title}><p>{paragraph}</p></RuledSection> },
    {
      name: 'with-a-link',
      render: ({ title, sentence, action }) => (
        <RuledSection title={title} aside={<TextLink kind="more" to="track">{action}</TextLink>}>
          <p>{sentence}</p>
        </RuledSection>
      ),
    },
    { name: 'long', render: ({ paragraph, sentence, longWord }) => <RuledSection title={paragraph} aside={<p>{longWord}</p>}><p>{sentence}</p></RuledSection> },
  ],
});
