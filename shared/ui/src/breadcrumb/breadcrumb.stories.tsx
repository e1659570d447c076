import { defineStories } from '../gallery/stories.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export default defineStories({
  component: 'Breadcrumb',
  states: [
    { name: 'two-steps', render: ({ label, words }) => <Breadcrumb label={label} trail={[{ to: '', title: words[0] }]} here={words[1]} /> },
    {
      name: 'with-a-group-and-a-long-name',
      render: ({ label, words, title, longWord }) => (
        <Breadcrumb label={label} trail={[{ to: '', title: words[0] }, { title: words[2] }, { to: 'track', title: longWord }]} here={title} />
      ),
    },
    { name: 'brief', render: ({ label, words, title }) => <Breadcrumb label={label} trail={[{ to: '', title: words[0] }, { to: 'track', title: words[1] }]} here={title} brief /> },
  ],
});
