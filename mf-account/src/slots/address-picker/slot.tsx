/** The address book inside other squads' pages: search, choose, or add an address without leaving the page. */
import { useState } from 'react';
import { defineSlot, FormattedMessage, useIntl, useMarket, useSlotProps, type SlotProps } from '@amberlane/core';
import { Button, CallFailed, EmptyState, Field, ListState, listStateOf } from '@amberlane/ui';
import { addressCalls, type AddressEntry } from '../../addresses/address-calls.ts';
import { EntryFacts, EntryMarks } from '../../addresses/entry-facts.tsx';
import { EntryGrid } from '../../addresses/entry-grid.tsx';
import { useSettled } from '../../addresses/use-settled.ts';
import { stayInStep } from '../../tab-sync/tab-sync.ts';
import { PickerForm } from './picker-form.tsx';
import css from './slot.module.css';

/** As many as a phone shows without getting lost; the search finds the others. */
const SHOWN = 6;
/** So many are asked for, the default of the side being among the first of them. */
const ASKED = 50;

function AddressPicker() {
  const props = useSlotProps('address-picker');
  return props ? <Picker {...props} /> : null;
}

function Picker({ side, chosen, onChoose }: SlotProps['address-picker']) {
  const intl = useIntl();
  const { country } = useMarket();
  const [keyword, setKeyword] = useState('');
  const [adding, setAdding] = useState(false);
  const { data, error, isLoading, refetch } = addressCalls.useAddressesQuery({ keyword: useSettled(keyword.trim()), pageSize: ASKED });
  const take = (entry: AddressEntry): void => {
    setAdding(false);
    onChoose(entry);
  };
  if (adding) return <PickerForm country={country} onAdded={take} onLeave={() => setAdding(false)} />;
  const list = inOrderFor(side, data?.list ?? []).slice(0, SHOWN);
  return (
    <section className={css.picker} aria-label={intl.formatMessage({ id: `address-picker.${side}` })}>
      <Field
        name="address-search"
        type="search"
        dir="auto"
        maxLength={80}
        autoComplete="off"
        label={<FormattedMessage id="address-picker.search" />}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <ListState
        state={listStateOf({ loading: isLoading, failed: error !== undefined, count: data?.total })}
        error={<CallFailed level={3} error={error} title={<FormattedMessage id="address-picker.failed" />} onRetry={() => void refetch()} />}
        empty={<EmptyState title={<FormattedMessage id={keyword.trim() === '' ? 'address-picker.empty' : 'address-picker.none'} />} />}
      >
        <EntryGrid entries={list}>{(entry) => <Option entry={entry} chosen={entry.id === chosen} onChoose={() => take(entry)} />}</EntryGrid>
        {data && data.total > SHOWN ? (
          <p className={css.more}>
            <FormattedMessage id="address-picker.more" values={{ count: data.total - SHOWN }} />
          </p>
        ) : null}
      </ListState>
      <Button className={css.add} onClick={() => setAdding(true)}>
        <FormattedMessage id="address-picker.add" />
      </Button>
    </section>
  );
}

function Option({ entry, chosen, onChoose }: { entry: AddressEntry; chosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className={css.option} aria-pressed={chosen} onClick={onChoose}>
      <span className={css.name}>
        <bdi>{entry.name}</bdi> <EntryMarks of={entry} />
      </span>
      <EntryFacts of={entry} />
    </button>
  );
}

/** The default of the side first; the rest as the API has them. */
function inOrderFor(side: SlotProps['address-picker']['side'], list: readonly AddressEntry[]): AddressEntry[] {
  const isDefault = ({ defaultSender, defaultReceiver }: AddressEntry): boolean => (side === 'sender' ? defaultSender : defaultReceiver);
  return [...list.filter(isDefault), ...list.filter((entry) => !isDefault(entry))];
}

export default defineSlot({ component: AddressPicker, setup: stayInStep });
