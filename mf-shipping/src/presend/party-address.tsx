import { Suspense, useState } from 'react';
import { FormattedMessage, Slot, useIntl, useMarket, type SlotProps } from '@amberlane/core';
import type { Address } from '@amberlane/contract/calls/address';
import { isCountry, type Country } from '@amberlane/contract/site';
import { DisclosureRow } from '@amberlane/ui';
import { AddressFields, SelectField, type ContractFormState } from '@amberlane/ui/fields';
import { LatePasteAddress } from '../late/late-paste-address.ts';
import type { PastedFields } from '../paste-address/paste-address.tsx';
import { filledAddress, inCountry, type PresendValues } from './presend-values.ts';

export type Side = 'sender' | 'receiver';
export type ChosenEntry = Parameters<SlotProps['address-picker']['onChoose']>[0];
type Form = ContractFormState<PresendValues>;

const PATHS = { sender: 'senderAddress', receiver: 'receiverAddress' } as const;

interface PartyFilling {
  /** Counts what was filled in at once: fields that keep what was typed begin anew. */
  readonly round: number;
  readonly chosen: string | null;
  readonly address: Address;
  readonly take: (entry: ChosenEntry, values: PresendValues) => void;
  readonly paste: (address: Partial<Address>, more: Partial<PresendValues>) => void;
  readonly move: (country: string) => void;
}

/** One side of the form, filled in from the address book, from a paste, or by another country. */
export function usePartyFilling(form: Form, side: Side): PartyFilling {
  const [chosen, setChosen] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const path = PATHS[side];
  const address = form.values[path];
  const fill = (values: PresendValues): void => {
    form.setValues(values);
    setRound((before) => before + 1);
  };
  return {
    round,
    chosen,
    address,
    take: (entry, values) => {
      setChosen(entry.id);
      fill(values);
    },
    paste: (parts, more) => {
      setChosen(null);
      fill({ ...form.values, [path]: filledAddress(address, parts), ...more });
    },
    move: (country) => {
      if (isCountry(country)) fill({ ...form.values, [path]: inCountry(address, country) });
    },
  };
}

interface PartyToolsProps {
  readonly side: Side;
  readonly filling: PartyFilling;
  readonly onChoose: (entry: ChosenEntry) => void;
  readonly onPaste: (fields: PastedFields) => void;
  /** The address book is what most take first. */
  readonly bookOpen?: boolean;
}

/** Quicker ways to an address than typing it. */
export const PartyTools = ({ side, filling: { chosen, address }, onChoose, onPaste, bookOpen = false }: PartyToolsProps) => (
  <div>
    <DisclosureRow open={bookOpen} summary={<FormattedMessage id="presend.party.book" />}>
      <Slot name="address-picker" props={{ side, chosen, onChoose }} />
    </DisclosureRow>
    <DisclosureRow summary={<FormattedMessage id="paste-address.label" />}>
      <Suspense fallback={null}>
        <LatePasteAddress country={address.countryCode} onParsed={onPaste} />
      </Suspense>
    </DisclosureRow>
  </div>
);

interface CountryOfPartyProps {
  readonly side: Side;
  readonly form: Form;
  readonly filling: PartyFilling;
  readonly countries: readonly Country[];
}

export function CountryOfParty({ side, form, filling: { move }, countries }: CountryOfPartyProps) {
  const intl = useIntl();
  const { tag } = useMarket();
  const choices = countries.map((code) => ({ value: code, label: intl.formatDisplayName(code, { type: 'region' }) ?? code })).sort((a, b) => a.label.localeCompare(b.label, tag));
  return <SelectField {...form.text(`${PATHS[side]}.countryCode`)} label={<FormattedMessage id="presend.party.country" />} choices={choices} autoComplete="country" onValue={move} />;
}

export const PartyAddress = ({ side, form, filling: { address, round } }: { side: Side; form: Form; filling: PartyFilling }) => (
  <AddressFields key={`${address.countryCode} ${round}`} country={address.countryCode} bind={(field) => form.text(`${PATHS[side]}.${field}`)} />
);
