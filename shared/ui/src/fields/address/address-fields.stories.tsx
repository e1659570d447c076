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

const Province = ({ list, start = '', error }: { list: List; start?: string; error?: string }) => (
  <DivisionField name="state" text={useStory(start, error)} code={useStory('')} required list={list} onChange={() => undefined} />
);

const SHOWN: readonly Country[] = ['NG', 'SA', 'AE', 'GH', 'TR', 'CN'];

export default defineStories({
  component: 'AddressFields',
  states: [
    ...SHOWN.map((country) => ({ name: country.toLowerCase(), render: () => <Address country={country} /> })),
    { name: 'places-loading', render: () => <Province list={{ state: 'loading' }} /> },
    { name: 'places-not-loaded', render: () => <Province list={{ state: 'failed', retry: () => undefined }} /> },
    { name: 'no-list', render: ({ city }) => <Province list={{ state: 'empty' }} start={city} /> },
    { name: 'place-missing', render: ({ city, error }) => <Province list={{ state: 'ready', entries: [{ code: 'NG-LA', name: city }] }} error={error} /> },
  ],
});
