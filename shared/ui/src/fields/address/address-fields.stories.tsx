import { useState } from 'react';
import type { Country } from '@amberlane/contract/site';
import { defineStories } from '../../gallery/stories.ts';
import { useStory } from '../story-binding.ts';
import { AddressFields } from './address-fields.tsx';
import { DivisionField } from './division-field.tsx';

type List = Parameters<typeof DivisionField>[0]['list'];

function Address({ country }: { country: Country }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <AddressFields
      country={country}
      bind={(name) => ({
        id: `story-${name}`,
        name,
        value: values[name] ?? '',
        error: undefined,
        onValue: (value) => setValues((before) => ({ ...before, [name]: value })),
        onLeave: () => undefined,
      })}
    />
  );
}

const Level = ({ list, start = '', error, above }: { list: List; start?: string; error?: string; above?: 'state' }) => (
  <DivisionField name={above ? 'lga' : 'state'} above={above} text={useStory(start, error)} code={useStory('')} required list={list} onChange={() => undefined} />
);

const SHOWN: readonly Country[] = ['NG', 'SA', 'AE', 'GH', 'TR', 'CN'];

export default defineStories({
  component: 'AddressFields',
  states: [
    ...SHOWN.map((country) => ({ name: country.toLowerCase(), render: () => <Address country={country} /> })),
    { name: 'places-loading', render: () => <Level list={{ state: 'loading' }} /> },
    { name: 'places-after-choice', render: () => <Level list={{ state: 'waiting' }} above="state" /> },
    { name: 'places-not-loaded', render: () => <Level list={{ state: 'failed', retry: () => undefined }} /> },
    { name: 'no-list', render: ({ city }) => <Level list={{ state: 'empty' }} start={city} /> },
    { name: 'place-missing', render: ({ city, error }) => <Level list={{ state: 'ready', entries: [{ code: 'NG-LA', name: city }] }} error={error} /> },
  ],
});
