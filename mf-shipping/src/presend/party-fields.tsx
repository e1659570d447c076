import { Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage, Slot, useIntl, useMarket, type SlotProps } from '@amberlane/core';
import { COUNTRIES, isCountry } from '@amberlane/contract/site';
import { DisclosureRow } from '@amberlane/ui';
import { AddressFields, EmailField, FieldPair, PhoneField, SelectField, TextField, type ContractFormState } from '@amberlane/ui/fields';
import { LatePasteAddress } from '../late/late-paste-address.ts';
import type { PastedFields } from '../paste-address/paste-address.tsx';
import { DESTINATIONS } from './destinations.tsx';
import { filledAddress, inCountry, type PresendValues } from './presend-values.ts';
import css from './presend.module.css';

type Side = 'sender' | 'receiver';
type BookEntry = Parameters<SlotProps['address-picker']['onChoose']>[0];

interface PartyFieldsProps {
  readonly side: Side;
  readonly form: ContractFormState<PresendValues>;
  readonly legend: ReactNode;
  readonly hint: ReactNode;
}

const PATHS = {
  sender: { name: 'sendName', phone: 'sendPhone', address: 'senderAddress' },
  receiver: { name: 'acceptName', phone: 'acceptPhone', address: 'receiverAddress' },
} as const;

/** Sender or recipient: from the address book, pasted as a whole, or typed. */
export function PartyFields({ side, form, legend, hint }: PartyFieldsProps) {
  const intl = useIntl();
  const { tag } = useMarket();
  const [chosen, setChosen] = useState<string | null>(null);
  /** Counts what was filled in at once: fields that keep what was typed begin anew. */
  const [round, setRound] = useState(0);
  const paths = PATHS[side];
  const address = form.values[paths.address];
  const fill = (parts: Partial<PresendValues>): void => {
    form.setValues({ ...form.values, ...parts });
    setRound((before) => before + 1);
  };
  const take = (entry: BookEntry): void => {
    setChosen(entry.id);
    fill({ [paths.name]: entry.name, [paths.phone]: entry.mobile, [paths.address]: filledAddress(address, entry.address), ...(side === 'receiver' && { acceptEmail: entry.email }) });
  };
  const paste = ({ name, phone, phone2, email, address: parts }: PastedFields): void => {
    setChosen(null);
    fill({
      [paths.address]: filledAddress(address, parts),
      ...(name && { [paths.name]: name }),
      ...(phone && { [paths.phone]: phone }),
      ...(side === 'receiver' && { ...(phone2 && { acceptPhone2: phone2 }), ...(email && { acceptEmail: email }) }),
    });
  };
  const countries = (side === 'sender' ? COUNTRIES : DESTINATIONS).map((code) => ({ value: code, label: intl.formatDisplayName(code, { type: 'region' }) ?? code })).sort((a, b) => a.label.localeCompare(b.label, tag));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <p className={css.small}>{hint}</p>
      <div>
        <DisclosureRow summary={<FormattedMessage id="presend.party.book" />}>
          <Slot name="address-picker" props={{ side, chosen, onChoose: take }} />
        </DisclosureRow>
        <DisclosureRow summary={<FormattedMessage id="paste-address.label" />}>
          <Suspense fallback={null}>
            <LatePasteAddress country={address.countryCode} onParsed={paste} />
          </Suspense>
        </DisclosureRow>
      </div>
      <FieldPair>
        <SelectField
          {...form.text(`${paths.address}.countryCode`)}
          label={<FormattedMessage id="presend.party.country" />}
          choices={countries}
          autoComplete="country"
          onValue={(next) => {
            if (isCountry(next)) fill({ [paths.address]: inCountry(address, next) });
          }}
        />
        <TextField {...form.text(paths.name)} label={<FormattedMessage id="presend.party.name" />} autoComplete="name" maxLength={80} />
        <PhoneField key={`${address.countryCode} ${round}`} {...form.text(paths.phone)} country={address.countryCode} local label={<FormattedMessage id="presend.party.phone" />} />
        {side === 'receiver' ? <EmailField {...form.text('acceptEmail')} required={false} label={<FormattedMessage id="presend.party.email" />} /> : null}
      </FieldPair>
      <AddressFields key={`${address.countryCode} ${round}`} country={address.countryCode} bind={(field) => form.text(`${paths.address}.${field}`)} />
    </fieldset>
  );
}
