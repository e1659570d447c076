import { defineStories } from '../gallery/stories.ts';
import { PopoverMenu } from '../popover/popover-menu.tsx';
import { TabLinks } from './tab-links.tsx';

export default defineStories({
  component: 'TabLinks',
  states: [
    {
      name: 'five-pages',
      render: ({ label, words }) => <TabLinks label={label} tabs={words.map((word, index) => ({ to: `track?tab=${index}`, title: word, current: index === 3 }))} />,
    },
    {
      name: 'boxed',
      render: ({ label, words }) => <TabLinks boxed label={label} tabs={words.map((word, index) => ({ to: `track?tab=${index}`, title: word, current: index === 3 }))} />,
    },
    {
      name: 'with-a-menu',
      render: ({ label, words, action }) => (
        <TabLinks
          label={label}
          tabs={words.slice(0, 3).map((word, index) => ({ to: `track?tab=${index}`, title: word, current: index === 0 }))}
          more={<PopoverMenu small trigger={action} items={words.slice(3).map((word, index) => ({ label: word, to: `track?more=${index}` }))} />}
        />
      ),
    },
  ],
});
