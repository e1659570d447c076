import { useState } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import type { AreaEntry } from '@amberlane/contract/calls/areas';
import type { DivisionName } from '@amberlane/contract/domain/address-rules';
import { Button } from '../../button/button.tsx';
import { SelectField } from '../controls/select-field.tsx';
import { TextField } from '../controls/text-field.tsx';
import type { TextBinding } from '../form/bindings.ts';
import css from './division-field.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

type List =
  | {
      /** Waiting: the level above is to be chosen from its list first. Empty: no list, the name is typed. */
      readonly state: 'waiting' | 'loading' | 'empty';
    }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly entries: readonly Pick<AreaEntry, 'code' | 'name'>[] };

interface DivisionFieldProps {
  readonly name: DivisionName;
  /** The level whose choice brings the list; none for the first one. */
  readonly above?: DivisionName | undefined;
  /** Name of the place, as chosen or typed. */
  readonly text: TextBinding;
  /** Its code in the tree; '' when typed. */
  readonly code: TextBinding;
  readonly required: boolean;
  readonly list: List;
  /** A place was chosen or typed: what lies below it is no longer true. */
  readonly onChange: () => void;
}

/** Value of the last entry of a list; no code looks like it. */
const TYPED = 'typed';

/** One level of an address: a list of places, or the name typed by hand where there is no list or it lacks the place. */
export function DivisionField(props: DivisionFieldProps) {
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div className={css.place} {...keptFocus}>
      <Level {...props} />
    </div>
  );
}

function Level({ name, above, text, code, required, list, onChange }: DivisionFieldProps) {
  const intl = useIntl();
  const [byHand, setByHand] = useState(() => text.value !== '' && code.value === '');
  const label = <FormattedMessage id={`address.division.${name}`} />;
  const take = (nextText: string, nextCode: string): void => {
    text.onValue(nextText);
    code.onValue(nextCode);
    onChange();
  };
  if (list.state === 'loading' || (list.state === 'waiting' && above && !byHand)) {
    const emptyLabel =
      list.state === 'waiting' && above
        ? intl.formatMessage({ id: 'address.after' }, { name: intl.formatMessage({ id: `address.division.${above}` }) })
        : intl.formatMessage({ id: 'address.loading' });
    return <SelectField {...text} label={label} required={required} value="" choices={[]} emptyLabel={emptyLabel} disabled />;
  }
  if (list.state === 'ready' && !byHand) {
    return (
      <SelectField
        {...text}
        error={text.error ?? code.error}
        label={label}
        required={required}
        value={code.value}
        choices={[...list.entries.map((entry) => ({ value: entry.code, label: entry.name })), { value: TYPED, label: intl.formatMessage({ id: 'address.typeIt' }) }]}
        onValue={(chosen) => {
          setByHand(chosen === TYPED);
          const entry = list.entries.find((candidate) => candidate.code === chosen);
          take(entry?.name ?? '', entry?.code ?? '');
        }}
      />
    );
  }
  return (
    <div className={css.typed}>
      <TextField
        {...text}
        label={label}
        required={required}
        hint={list.state === 'failed' ? <FormattedMessage id="address.byHand" /> : undefined}
        autoComplete="off"
        onValue={(typed) => (code.value === '' ? text.onValue(typed) : take(typed, ''))}
      />
      {list.state === 'failed' ? (
        <Button kind="quiet" small onClick={list.retry}>
          <FormattedMessage id="address.retry" />
        </Button>
      ) : null}
      {list.state === 'ready' ? (
        <Button
          kind="quiet"
          small
          onClick={() => {
            setByHand(false);
            take('', '');
          }}
        >
          <FormattedMessage id="address.list" />
        </Button>
      ) : null}
    </div>
  );
}
