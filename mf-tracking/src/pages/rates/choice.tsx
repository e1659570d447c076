import type { ReactNode } from 'react';
import { Select } from '@amberlane/ui';

interface Option {
  /** '' is any. */
  readonly value: string;
  readonly name: string;
}

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly Option[];
}

/** A choice that always shows what the address says. */
export function Choice({ options, value, ...field }: ChoiceProps) {
  return (
    <Select key={value} defaultValue={value} {...field}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </Select>
  );
}
