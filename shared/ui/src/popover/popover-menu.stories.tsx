import { defineStories } from '../gallery/stories.ts';
import * as icons from '../icon/icons.ts';
import { PopoverMenu } from './popover-menu.tsx';

export default defineStories({
  component: 'PopoverMenu',
  states: [
    {
      name: 'links-and-an-action',
      render: ({ person, words, sentence, cancel }) => (
        <PopoverMenu
          trigger={person}
          items={[
            { label: words[0], to: 'track', icon: icons.parcel, note: sentence, current: true },
            { label: words[1], href: 'tel:+2347000000142', icon: icons.phone },
            { label: cancel, onChoose: () => undefined },
          ]}
        />
      ),
    },
  ],
});
