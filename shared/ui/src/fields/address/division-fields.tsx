import type { ComponentProps } from 'react';
import type { Country } from '@amberlane/contract/site';
import type { AreaEntry } from '@amberlane/contract/calls/areas';
import type { AddressField, DivisionName } from '@amberlane/contract/domain/address-rules';
import { fieldCalls } from '../field-calls.ts';
import type { TextBinding } from '../form/bindings.ts';
import { DIVISIONS, type Division } from './address-form.ts';
import { DivisionField } from './division-field.tsx';

interface DivisionFieldsProps {
  readonly country: Country;
  readonly names: readonly [DivisionName, DivisionName, DivisionName];
  readonly required: ReadonlySet<AddressField>;
  readonly bind: (field: Division | `${Division}Code`) => TextBinding;
}

/** Province, city and area: each list opens once the one above it is chosen; any of them can be typed instead. */
export function DivisionFields({ country, names, required, bind }: DivisionFieldsProps) {
  const [province, city, area] = DIVISIONS.map((level) => bind(`${level}Code`));
  const provinces = fieldCalls.useProvincesQuery({ countryCode: country });
  const cities = fieldCalls.useCitiesQuery({ provinceCode: province?.value ?? '' }, { skip: !province?.value });
  const areas = fieldCalls.useAreasQuery({ cityCode: city?.value ?? '' }, { skip: !city?.value });
  const levels = [
    { level: 'province', name: names[0], code: province, list: provinces, below: ['city', 'area'] },
    { level: 'city', name: names[1], code: city, list: cities, below: ['area'] },
    { level: 'area', name: names[2], code: area, list: areas, below: [] },
  ] as const;
  const empty = (levelsBelow: readonly Division[]): void => {
    for (const level of levelsBelow) {
      bind(level).onValue('');
      bind(`${level}Code`).onValue('');
    }
  };
  const states = listStates(levels.map(({ level, list }) => ({ list, isBlank: bind(level).value === '' })));
  return levels.map(({ level, name, code, below }, index) =>
    code === undefined ? null : (
      <DivisionField
        key={level}
        name={name}
        above={names[index - 1]}
        text={bind(level)}
        code={code}
        required={required.has(level)}
        list={states[index] ?? { state: 'empty' }}
        onChange={() => empty(below)}
      />
    ),
  );
}

/** What all three queries of RTK have in common. */
interface Query {
  readonly currentData?: readonly AreaEntry[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly isUninitialized: boolean;
  readonly refetch: () => unknown;
}

type List = ComponentProps<typeof DivisionField>['list'];

/** Lists of the levels, from the top: a blank level waits as long as the one above it has, or will have, a list and no choice. */
function listStates(levels: readonly { readonly list: Query; readonly isBlank: boolean }[]): List[] {
  let isChoiceAhead = false;
  return levels.map(({ list, isBlank }) => {
    const state = isChoiceAhead && isBlank ? { state: 'waiting' as const } : listState(list);
    isChoiceAhead = isBlank && state.state !== 'empty' && state.state !== 'failed';
    return state;
  });
}

function listState({ currentData, isFetching, isError, isUninitialized, refetch }: Query): List {
  if (isUninitialized) return { state: 'empty' };
  if (isFetching) return { state: 'loading' };
  if (isError || !currentData) return { state: 'failed', retry: () => void refetch() };
  return currentData.length === 0 ? { state: 'empty' } : { state: 'ready', entries: currentData };
}
