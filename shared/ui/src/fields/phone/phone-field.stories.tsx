import type { Country } from '@amberlane/contract/site';
import { defineStories } from '../../gallery/stories.ts';
import { useStory } from '../story-binding.ts';
import { PhoneField } from './phone-field.tsx';

const Phone = ({ start = '', country = 'SA', ...field }: { start?: string; country?: Country; label: string; disabled?: boolean }) => (
  <PhoneField {...useStory(start)} country={country} {...field} />
);

export default defineStories({
  component: 'PhoneField',
  states: [
    { name: 'empty', render: ({ label }) => <Phone label={label} /> },
    { name: 'filled', render: ({ label }) => <Phone label={label} start="+966501234567" /> },
    { name: 'of-nigeria', render: ({ label }) => <Phone label={label} country="NG" start="+2348021234567" /> },
    { name: 'wrong', render: ({ label }) => <Phone label={label} start="+96612" /> },
    { name: 'disabled', render: ({ label }) => <Phone label={label} start="+966501234567" disabled /> },
  ],
});
