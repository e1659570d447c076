import { defineStories } from '../gallery/stories.ts';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

export default defineStories({
  component: 'Icon',
  states: [
    { name: 'all', render: () => Object.entries(icons).map(([name, icon]) => <Icon key={name} of={icon} />) },
    { name: 'with-a-name-of-its-own', render: ({ close }) => <Icon of={icons.close} label={close} /> },
  ],
});
