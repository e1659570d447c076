import { defineSpecimens } from '../gallery/specimens.ts';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

export default defineSpecimens({
  component: 'Icon',
  states: [
    { name: 'all', render: () => Object.entries(icons).map(([name, icon]) => <Icon key={name} of={icon} />) },
    { name: 'with-a-name-of-its-own', render: ({ close }) => <Icon of={icons.close} label={close} /> },
  ],
});
